import bowser from 'bowser'

/** "Firefox on Windows"; plain words for what cannot be told. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = bowser.parse(userAgent)
  return [browser.name || 'A browser', os.name].filter(Boolean).join(' on ')
}
