declare module 'swagger-ui-dist/absolute-path.js' {
  /** Path of the folder with the package's files. */
  export default function absolutePath(): string
}
