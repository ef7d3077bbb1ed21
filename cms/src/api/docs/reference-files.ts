import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import swaggerFolder from 'swagger-ui-dist/absolute-path.js'

const style = `
body{margin:0;background:var(--color-background);color:var(--color-text);font:16px/1.5 var(--font-sans)}
header{max-width:1460px;margin:0 auto;padding:2rem 20px 0}
h1{margin:0;font-family:var(--font-title);font-size:2.2rem;font-stretch:115%}
header p{margin:.5rem 0}
section{max-width:1460px;margin:0 auto;padding:1rem 20px 3rem}
dt{margin-top:.7rem}
dd{margin:0}
nav{display:flex;flex-wrap:wrap;gap:1rem}
nav a{color:var(--color-accent-text)}
:focus-visible{outline:2px solid var(--color-accent);outline-offset:2px}
#reference .swagger-ui .info{margin:1rem 0}
#reference .swagger-ui .info hgroup.main{display:none}
#reference .swagger-ui .scheme-container{background:none;box-shadow:none;padding:.5rem 0}
#reference .swagger-ui :is(p,h3,h4,h5,td,th,label,input,select,small,.btn,.opblock-tag,.opblock-summary-description){font-family:var(--font-sans)}
#reference .swagger-ui .opblock-get .opblock-summary-method{background:#1c5fa8}
#reference .swagger-ui .opblock-post .opblock-summary-method{background:#17703f}
#reference .swagger-ui .btn.authorize{color:#17703f;border-color:#17703f}
#reference .swagger-ui .btn.authorize svg{fill:#17703f}
#reference .swagger-ui .btn.execute{background:var(--color-strong);border-color:var(--color-strong);color:var(--color-on-strong)}
#reference{background:var(--reference);color-scheme:light;border-radius:var(--corner-card)}
header{display:flow-root}
.brand{display:flex;gap:.7rem;align-items:center;margin:0 0 1rem;font:600 1.15rem/1 var(--font-title)}
.brand img{height:28px;width:auto}
#reference .swagger-ui .btn.cancel{color:#a3231b;border-color:#a3231b;background:none}
#reference .swagger-ui .response-control-media-type__accept-message{color:#17703f}
#reference .swagger-ui .response-col_links.response-col_links{display:none}
@media (max-width:640px){
#reference .swagger-ui .opblock-tag{flex-wrap:wrap}
#reference .swagger-ui .opblock-tag small{flex:1 0 100%;order:1;padding:0}
#reference .swagger-ui .opblock .opblock-summary-path{flex:1;max-width:calc(100% - 7rem)}
#reference .swagger-ui .opblock .opblock-summary-path-description-wrapper{flex-direction:column;align-items:start;gap:0}
#reference .swagger-ui .opblock .opblock-summary-path{max-width:100%}
#reference .swagger-ui .filter .operation-filter-input{width:100%;box-sizing:border-box}
#reference .swagger-ui :is(.parameters,.responses-table):is(table),#reference .swagger-ui :is(.parameters,.responses-table):is(table)>tbody,#reference .swagger-ui :is(.parameters,.responses-table):is(table)>tbody>tr,#reference .swagger-ui :is(.parameters,.responses-table):is(table)>tbody>tr>td{display:block;width:auto;max-width:100%;box-sizing:border-box}
#reference .swagger-ui :is(.parameters,.responses-table):is(table)>thead{display:none}
#reference .swagger-ui .parameters-col_description :is(input,select,textarea){max-width:100%}
}
`

const script = `
SwaggerUIBundle({
  url: document.body.dataset.openapi,
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  requestInterceptor: (request) => {
    const bearer = request.headers.Authorization;
    if (bearer) request.headers.Authorization = bearer.replace(/^(Bearer\\s+)+/i, 'Bearer ');
    return request;
  },
});
`

const javascript = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'
const ofPackage = (name: string) => () => readFile(join(swaggerFolder(), name))

/** Files of the API reference by name: those of the Swagger UI package and our own. */
const files = new Map<string, { type: string; read: () => Promise<Uint8Array | string> }>([
  ['swagger-ui.css', { type: css, read: ofPackage('swagger-ui.css') }],
  ['swagger-ui-bundle.js', { type: javascript, read: ofPackage('swagger-ui-bundle.js') }],
  ['page.css', { type: css, read: async () => style }],
  ['page.js', { type: javascript, read: async () => script }],
])

/** File of the API reference by name; `undefined` for other names. */
export async function readReferenceFile(
  name: string,
): Promise<{ type: string; content: Uint8Array<ArrayBuffer> | string } | undefined> {
  const file = files.get(name)
  if (!file) return undefined
  const content = await file.read()
  return {
    type: file.type,
    content: typeof content === 'string' ? content : new Uint8Array(content),
  }
}
