import type { ComponentsJSON } from '@nanostores/i18n'
import type { Language } from './language.ts'

/** The areas that the landing page reads. */
export const landingAreas = ['common', 'frame', 'landing', 'ui']

/**
 * The landing page's texts in this language, which the build put into the page: a visitor need not wait for all the
 * others. Null in English, which is in the code, and where the page was not built.
 */
export function landingTexts(code: Language): ComponentsJSON | null {
  const { texts } = document.getElementById(`landing-${code}`)?.dataset ?? {}
  return texts ? JSON.parse(texts) : null
}
