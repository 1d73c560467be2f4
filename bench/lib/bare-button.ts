import type { Page } from '@playwright/test'
import { build } from 'esbuild'

/** The limit of an interaction: React, one button, and the number of its presses. */
const source = `
  import { createElement, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  function Bare() {
    const [presses, setPresses] = useState(0)
    return createElement('button', { onClick: () => setPresses(presses + 1) }, 'Pressed ', presses)
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Bare))`

/** Opens it in a page. */
export async function openBareButton(page: Page, url: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const body = `<!doctype html><body><script>${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script></body>`
  await page.route(`${url}/bare`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${url}/bare`)
}
