import { type Browser, chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'

/** The browser that the journeys use, for a page that is measured. Whoever asks closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser()
  return chromium.launch({
    executablePath: path,
    // Unset ones are no trouble.
    env: { ...process.env, ...env } as Record<string, string>,
    args: browserArgs,
  })
}
