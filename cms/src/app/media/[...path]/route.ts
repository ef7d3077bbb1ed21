import { serveMedia } from '#src/content/media/serve.ts'

export const dynamic = 'force-dynamic'

interface Given {
  params: Promise<{ path: string[] }>
}

const handle = async (request: Request, { params }: Given): Promise<Response> =>
  serveMedia(request, (await params).path)

export { handle as GET, handle as HEAD }
