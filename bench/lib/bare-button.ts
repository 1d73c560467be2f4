import type { Page } from '@playwright/test'
import { bareBundle } from './bare-bundle.ts'

/** The limit of an interaction: React, one button, and the number of its presses. */
const source = `
  import { createElement, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  function Bare() {
    const [presses, setPresses] = useState(0)
    return createElement('button', { onClick: () => setPresses(presses + 1) }, 'Pressed ', presses)
  }
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Bare))`

/** Opens the bare button in a page. */
export async function openBareButton(page: Page, url: string): Promise<void> {
  const script = await bareBundle(source)
  const body = `<!doctype html><body><script>${script.replaceAll('</script', '<\\/script')}</script></body>`
  await page.route(`${url}/bare`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${url}/bare`)
}
