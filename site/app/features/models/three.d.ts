/**
 * Declares the used parts of three.js, which has no types; those of DefinitelyTyped install 14 MB
 * of other packages.
 */
declare module 'three' {
  export class Vector3 {
    x: number
    y: number
    z: number
    constructor(x?: number, y?: number, z?: number)
    set(x: number, y: number, z: number): this
    length(): number
    multiplyScalar(factor: number): this
    negate(): this
    copy(vector: Vector3): this
  }
  export class Object3D {
    position: Vector3
    add(...objects: Object3D[]): this
    lookAt(x: number, y: number, z: number): void
    traverse(visit: (object: Object3D) => void): void
  }
  export class Scene extends Object3D {
    environment: Texture | null
  }
  export class PerspectiveCamera extends Object3D {
    aspect: number
    near: number
    far: number
    constructor(fieldOfView: number)
    updateProjectionMatrix(): void
  }
  export class Box3 {
    setFromObject(object: Object3D): this
    getCenter(target: Vector3): Vector3
    getSize(target: Vector3): Vector3
    isEmpty(): boolean
  }
  export class Texture {
    flipY: boolean
    wrapS: number
    wrapT: number
    needsUpdate: boolean
    constructor(image: ImageBitmap)
  }
  export class WebGLRenderer {
    toneMapping: number
    constructor(options: { canvas: HTMLCanvasElement; context: WebGL2RenderingContext })
    setPixelRatio(ratio: number): void
    setSize(width: number, height: number, style: boolean): void
    render(scene: Scene, camera: PerspectiveCamera): void
    dispose(): void
    forceContextLoss(): void
  }
  export class PMREMGenerator {
    constructor(renderer: WebGLRenderer)
    fromScene(scene: Scene, blur: number): { texture: Texture }
    dispose(): void
  }
  export const ACESFilmicToneMapping: number
  export const RepeatWrapping: number
}

declare module 'three/addons/environments/RoomEnvironment.js' {
  import type { Scene } from 'three'
  export class RoomEnvironment extends Scene {
    dispose(): void
  }
}

declare module 'three/addons/loaders/GLTFLoader.js' {
  import type { Object3D, Texture } from 'three'
  export interface GLTFParser {
    json: {
      textures?: { source?: number }[]
      images?: { bufferView?: number; mimeType?: string }[]
    }
    getDependency(type: 'bufferView', index: number): Promise<ArrayBuffer>
  }
  export class GLTFLoader {
    register(
      plugin: (parser: GLTFParser) => {
        name: string
        loadTexture(index: number): Promise<Texture> | null
      },
    ): this
    parseAsync(data: ArrayBuffer, path: string): Promise<{ scene: Object3D }>
  }
}
