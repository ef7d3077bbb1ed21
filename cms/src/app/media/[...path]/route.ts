import { serveMedia } from '#src/content/media/serve.ts'

export const dynamic = 'force-dynamic'

interface PageProps {
  params: Promise<{ path: string[] }>
}

const handle = async (request: Request, { params }: PageProps): Promise<Response> =>
  serveMedia(request, (await params).path)

export { handle as GET, handle as HEAD }
