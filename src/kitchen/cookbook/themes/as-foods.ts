import { nameKey } from '../name-key.ts'
import type { Cookbook } from '../open-cookbook.ts'
import { flavorThemes, kindsOfFlavor } from './flavor-themes.ts'

/** Wish for a kind of dish that tastes of another: a fuzzy navel cake. */
export interface Themed {
  /** Name of the dish as it was asked for. */
  name: string
  /** Name of the flavor in it. */
  theme: string
  /** Foods that it tastes of, with the wish in words that name them instead; the best first. */
  wishes: readonly { foods: string; text: string }[]
}

const themes = flavorThemes.map(([names, ...foods]) => ({
  // Words between the flavor and its dish say how it is meant: "piña colada flavored cupcakes".
  asked: new RegExp(
    `\\b(${names})(?:[- ](?:flavou?red|inspired|style|themed))? ((?:[\\p{L}'-]+ ){0,2}?)(${kindsOfFlavor.source})`,
    'iu',
  ),
  foods,
}))

/**
 * Returns a wish for a kind of dish that tastes of another, with the foods that are meant by it; null where the words
 * hold none, or where the cookbook has a recipe of that very name.
 */
export function themedWish({ names }: Cookbook, text: string): Themed | null {
  const said = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'")
  for (const { asked, foods } of themes) {
    const found = asked.exec(said)
    if (!found) continue
    const [all, theme = '', between = '', kind = ''] = found
    if (names.has(nameKey(all)) || names.has(nameKey(`${theme} ${kind}`))) return null
    return {
      name: `${theme} ${between}${kind}`,
      theme,
      wishes: foods.map((list) => ({ foods: list, text: said.replace(all, `${list} ${between}${kind}`) })),
    }
  }
  return null
}
