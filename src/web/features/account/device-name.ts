import bowser from 'bowser'
import { accountWords } from '#web/words/account.ts'

/** The name of a device, such as "Firefox on Windows"; general words for unknown parts. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return accountWords.get().unknownDevice
  const { browser, os } = bowser.parse(userAgent)
  const name = browser.name || accountWords.get().aBrowser
  return os.name ? accountWords.get().browserOn({ browser: name, system: os.name }) : name
}
