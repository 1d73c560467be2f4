import type { RecipeDraft } from '#contract/recipe.ts'
import { titleCase } from '../rename.ts'

const MOST_TITLE = 80

/**
 * Titles a dish for an appliance, "Slow Cooker Beef Goulash", without the old title's words for another one.
 */
export function titledFor(title: string, appliance: string): string {
  const bare = title
    .replace(
      /\b(?:Slow[- ]Cooker|Crock-?Pot|Instant Pot|Pressure[- ]Cooker|Air[- ]Fryer|Oven[- ](?:Baked|Roasted)|Sheet[- ]Pan|Baked|Roasted|Roast|Stovetop|Skillet|Microwave|One-Pot)\s+/gi,
      (word) =>
        appliance === 'Air Fryer' ||
        /oven|baked|sheet|slow|crock|instant|pressure|fryer|stovetop|microwave|one-pot|skillet/i.test(word)
          ? ''
          : word,
    )
    .trim()
  const next = `${titleCase(appliance)} ${bare}`
  return next.length <= MOST_TITLE ? next : title
}

/** Rewrites a description's words about the old way of cooking for the new one. */
export const describedFor = (description: string, way: string): string =>
  description
    .replace(/\b(?:cooked |simmered |braised |baked )?(?:low and slow|for hours|slowly)\b/gi, way)
    .replace(/\b(?:oven-roasted|oven-baked|roasted|baked) in the oven\b/gi, way)
    .replace(/\bin (?:the|a hot) oven\b/gi, way)
    .replace(/\bon (?:one|a single|a) (?:sheet pan|tray|baking sheet)\b/gi, 'together')

export const stepsOf = (groups: readonly (readonly string[])[]): string[] =>
  groups
    .map((sentences) =>
      sentences
        .filter((each) => each !== '')
        .join(' ')
        .trim(),
    )
    .filter((step) => step !== '')

export const withSteps = (draft: RecipeDraft, groups: readonly (readonly string[])[]): RecipeDraft => ({
  ...draft,
  instructions: stepsOf(groups),
})

const preheats = /^(?:Preheat|Heat) the oven to [^.;]*?(?:\.|; )\s*/i

/** Removes the sentence that lights an oven into which nothing goes later. */
export const withoutPreheating = (
  sentences: readonly string[],
  later: readonly (readonly string[])[],
): string[] =>
  /(?<!dutch )\boven\b|\bbake\b|\broast\b/i.test(later.flat().join(' '))
    ? [...sentences]
    : sentences.map((each) => each.replace(preheats, '')).filter((each) => each !== '')
