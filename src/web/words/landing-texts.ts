import type { ComponentsJSON } from '@nanostores/i18n'
import type { Language } from './language.ts'

/** Areas of the catalogue that the landing page uses. */
export const landingAreas = ['common', 'frame', 'landing', 'ui']

/**
 * The landing page's texts in this language, which the build embedded in the page so that a visitor need not
 * wait for the whole catalogue. Null for English, whose texts are in the code, and for a page that was not
 * built.
 */
export function landingTexts(code: Language): ComponentsJSON | null {
  const { texts } = document.getElementById(`landing-${code}`)?.dataset ?? {}
  return texts ? JSON.parse(texts) : null
}
