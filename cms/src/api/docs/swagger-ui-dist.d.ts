declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder of the package's files. */
  export default function absolutePath(): string
}
