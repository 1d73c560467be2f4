import { type Browser, chromium } from '@playwright/test'
import { browserArgs, findBrowser } from '../../scripts/browser.mjs'

/** Launches the browser that the end-to-end tests use, for measurements. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser()
  return chromium.launch({
    executablePath: path,
    // Unset variables do no harm.
    env: { ...process.env, ...env } as Record<string, string>,
    args: browserArgs,
  })
}
