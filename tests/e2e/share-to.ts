import type { Page } from '@playwright/test'

interface Shared {
  title?: string
  text?: string
  url?: string
  files?: { name: string; mimeType: string; buffer: Buffer }[]
}

/**
 * Shares with the installed app as the device does: it posts the form that the app's manifest describes as a
 * navigation, which the service worker answers.
 */
export async function shareTo(page: Page, url: string, { files = [], ...words }: Shared): Promise<void> {
  const manifest = (await (await fetch(`${url}/manifest.webmanifest`)).json()) as {
    share_target: {
      action: string
      method: string
      enctype: string
      params: Record<'title' | 'text' | 'url', string> & { files: { name: string }[] }
    }
  }
  const target = manifest.share_target
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }))
  const named = Object.entries(words).map(([key, value]) => [target.params[key as keyof typeof words], value])
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.evaluate(
      ({ target, named, sent }) => {
        const form = document.createElement('form')
        Object.assign(form, { action: target.action, method: target.method, enctype: target.enctype })
        for (const [name, value] of named) {
          const input = document.createElement('input')
          Object.assign(input, { type: 'hidden', name, value })
          form.append(input)
        }
        const chosen = new DataTransfer()
        for (const { name, mimeType, base64 } of sent)
          chosen.items.add(
            new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name, { type: mimeType }),
          )
        const input = document.createElement('input')
        Object.assign(input, { type: 'file', name: target.params.files[0]?.name, multiple: true })
        input.files = chosen.files
        form.append(input)
        form.hidden = true
        document.body.append(form)
        form.submit()
      },
      { target, named, sent },
    ),
  ])
}
