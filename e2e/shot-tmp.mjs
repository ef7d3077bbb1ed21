import { chromium } from '@playwright/test'
import { readFileSync, mkdirSync } from 'node:fs'
mkdirSync('/tmp/a/shots',{recursive:true})
const pw=JSON.parse(readFileSync('/tmp/a/data/secrets.json','utf8')).DEMO_PASSWORD
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const c=await b.newContext({viewport:{width:1440,height:900},locale:'pt-BR'}); const p=await c.newPage()
p.on('pageerror',e=>console.log('PAGEERROR',e.message.slice(0,300))); p.on('console',m=>m.type()==='error'&&console.log('CONSOLE',m.text().slice(0,200)))
await p.goto('http://localhost:4200/admin/login')
await p.getByRole('textbox',{name:'Email'}).fill('atendente@aterra.example'); await p.getByRole('textbox',{name:'Senha'}).fill(pw); await p.getByRole('button',{name:'Login'}).click()
await p.waitForURL(/admin\/?$/); await p.waitForLoadState('networkidle'); await p.screenshot({path:'/tmp/a/shots/home.png'})
await p.goto('http://localhost:4200/admin/collections/members'); await p.waitForLoadState('networkidle')
await p.screenshot({path:'/tmp/a/shots/members.png'})
const row=p.getByRole('row',{name:/Paula Nogueira/}); await row.getByRole('checkbox').check(); 
await p.getByRole('button',{name:'Recusar…'}).click(); await p.screenshot({path:'/tmp/a/shots/refuse.png'}); await p.getByRole('button',{name:'Cancelar'}).click()
await p.getByRole('button',{name:'Aprovar'}).click(); await p.getByText('decididos').waitFor(); await p.waitForTimeout(1500); await p.screenshot({path:'/tmp/a/shots/approved.png'})
await p.goto('http://localhost:4200/admin/collections/mails'); await p.waitForLoadState('networkidle'); await p.screenshot({path:'/tmp/a/shots/mails.png'})
await p.goto('http://localhost:4200/admin/collections/members/1'); await p.waitForLoadState('networkidle'); await p.screenshot({path:'/tmp/a/shots/member.png'})
const c2=await b.newContext({viewport:{width:1440,height:1100},locale:'pt-BR'}); const q=await c2.newPage()
await q.goto('http://localhost:4200/admin/login')
await q.getByRole('textbox',{name:'Email'}).fill('editor@aterra.example'); await q.getByRole('textbox',{name:'Senha'}).fill(pw); await q.getByRole('button',{name:'Login'}).click(); await q.waitForURL(/admin\/?$/)
await q.goto('http://localhost:4200/admin/collections/restricted-documents/1?locale=br'); await q.waitForLoadState('networkidle'); await q.screenshot({path:'/tmp/a/shots/document.png',fullPage:true})
await q.goto('http://localhost:4200/admin/collections/restricted-sections/1?locale=br'); await q.waitForLoadState('networkidle'); await q.screenshot({path:'/tmp/a/shots/section.png',fullPage:true})
await b.close()
