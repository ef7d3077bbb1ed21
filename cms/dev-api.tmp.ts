import { serveDocs } from '#src/docs/serve.ts'
import { createServer } from 'node:http'
import { getPayload } from 'payload'
import config from '#src/payload.config.ts'
import { answer } from '#src/http/answer.ts'
import { answerInternal } from '#src/http/internal.ts'
import { serveMedia } from '#src/media/serve.ts'
const payload = await getPayload({ config })
createServer(async (req, res) => {
  const t = performance.now()
  const body = ['GET','HEAD'].includes(req.method!) ? undefined : await new Promise<Buffer>(r => { const c: Buffer[]=[]; req.on('data',d=>c.push(d)); req.on('end',()=>r(Buffer.concat(c))) })
  const request = new Request('http://x'+req.url, { method: req.method!, headers: req.headers as never, body: body as never })
  const path = new URL(request.url).pathname
  const response = path.startsWith('/api/v1/') && serveDocs(request, path.slice(7)) || (path.startsWith('/media/') ? await serveMedia(request, path.slice(7).split('/')) : path.startsWith('/api/v1/internal/') ? await answerInternal(request, path.slice(7), payload) : await answer(request, path.slice(7), payload))
  res.writeHead(response.status, Object.fromEntries(response.headers))
  res.end(Buffer.from(await response.arrayBuffer()))
  console.log(req.method, req.url, response.status, (performance.now()-t).toFixed(1))
}).listen(4101, () => console.log('up'))
