/**
 * The page's own style and script: nothing comes from elsewhere, and the policy names exactly these
 * two.
 */
export const style = `
:root{--paper:#f4f1ea;--ink:#0f1f1e;--line:rgb(15 31 30/.16);--copper:#8c4010;color-scheme:light}
*{box-sizing:border-box}
body{margin:0 auto;padding:2rem 1rem 4rem;max-width:60rem;background:var(--paper);color:var(--ink);font:16px/1.5 Archivo,system-ui,sans-serif}
h1{margin:0;font-size:2.2rem;font-stretch:115%}
nav{display:flex;gap:1rem;margin-block:.5rem 1.5rem}
a{color:var(--copper)}
.bar{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;padding-block:1rem;border-block:1px solid var(--line);margin-block:1rem}
label{display:grid;gap:.25rem;font-size:.85rem}
input,select,textarea,button{font:inherit;min-height:2.5rem;padding:.25rem .6rem;border:1px solid var(--ink);border-radius:2px;background:#fff;color:inherit}
textarea{min-height:8rem;width:100%;font:14px/1.4 'IBM Plex Mono',ui-monospace,monospace}
button{background:var(--ink);color:var(--paper);cursor:pointer}
:focus-visible{outline:2px solid #b4571e;outline-offset:2px}
details{border-block-end:1px solid var(--line)}
summary{padding:.75rem 0;cursor:pointer}
summary b,code,pre{font:14px/1.45 'IBM Plex Mono',ui-monospace,monospace}
summary b{display:inline-block;min-width:3.2rem;color:var(--copper)}
summary span{display:block;padding-inline-start:1.2rem;color:#3c4a49}
.fields{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-block:.5rem}
pre{overflow:auto;max-height:26rem;padding:1rem;background:#fff;border:1px solid var(--line);margin:0}
.note{font-size:.85rem;color:#3c4a49}
form{padding:0 0 1.25rem 1.2rem}
`

export const script = `
const locale = document.getElementById('locale');
document.getElementById('find').addEventListener('input', (event) => {
  const wanted = event.target.value.toLowerCase();
  for (const call of document.querySelectorAll('details.call')) call.hidden = !call.textContent.toLowerCase().includes(wanted);
});
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target, output = form.querySelector('output');
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const field of form.elements) {
    if (!field.name || field.name === 'body' || field.name === 'file' || field.value === '') continue;
    if (field.dataset.in === 'path') path = path.replace('{' + field.name + '}', encodeURIComponent(field.value));
    else for (const value of field.dataset.list ? field.value.split('\\n') : [field.value]) query.append(field.name, value);
  }
  const headers = { 'content-language': locale.value };
  const bearer = document.getElementById('bearer').value.trim().replace(/^Bearer\\s+/i, '');
  if (bearer) headers.authorization = 'Bearer ' + bearer;
  let body = form.elements.body?.value;
  const file = form.elements.file;
  const began = performance.now();
  try {
    if (file) {
      const parts = JSON.parse(body);
      body = new FormData();
      for (const [name, value] of Object.entries(parts)) body.append(name, String(value));
      body.append(file.dataset.part, file.files[0]);
    } else if (body !== undefined) headers['content-type'] = 'application/json';
    const answer = await fetch(form.dataset.base + path + (query.size ? '?' + query : ''), { method: form.dataset.method, headers, body });
    const text = await answer.text();
    let shown = text;
    try { shown = JSON.stringify(JSON.parse(text), null, 2) } catch {}
    output.querySelector('p').textContent = answer.status + ' · ' + Math.round(performance.now() - began) + ' ms · ' + text.length + ' B · ' + (answer.headers.get('cache-tag') ?? '');
    output.querySelector('pre').textContent = shown;
  } catch {
    output.querySelector('p').textContent = form.dataset.failed;
  }
  output.hidden = false;
});
`
