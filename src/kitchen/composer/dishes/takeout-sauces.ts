import type { Kit } from '../kit.ts'
import { type Glaze, type GlazeParts, garlic } from './mains/glaze.ts'

/** What is poured into a wok full of vegetables: its lines, what is stirred together, how it tastes. */
export interface WokSauce {
  lines: string
  refs: string
  word: string
}

/**
 * A sauce from the takeout menu. A glaze has to cling to a crust, so there is more of it and it is sweeter; in a wok it
 * coats vegetables, which bring water of their own.
 */
export interface TakeoutSauce {
  name: string
  /** How a stir-fry asks for it: the sauce and what it is on, since an orange alone may be for dessert. */
  namesStirFry: RegExp
  /** How it is asked for where a glaze is wanted anyway. */
  namesGlaze: RegExp
  wok: WokSauce
  /** Null where the rules leave nothing of the kind. */
  glaze: (kit: Kit, parts: GlazeParts) => Glaze | null
}

const squares: Readonly<Record<string, string>> = {
  pineapple: '1 1/2 cup pineapple | cut into chunks',
  onion: '1 each onion | cut into 1-inch squares',
  carrot: '2 each carrot | thinly sliced on the diagonal',
}

const orange: TakeoutSauce = {
  name: 'orange',
  namesStirFry: /orange (?:chicken|beef|pork|tofu|shrimp)/i,
  namesGlaze: /orange/,
  wok: {
    lines:
      '!1/2 cup orange-juice\n3 tbsp soy-sauce\n2 tbsp honey\n1 tbsp rice-vinegar\n1 tbsp cornstarch\n~1/4 tsp chili-flake',
    refs: 'orange-juice,soy-sauce,honey,rice-vinegar,cornstarch,chili-flake',
    word: 'orange, soy and honey',
  },
  glaze: (kit, { base, whole, soy, brown, vinegar, heat }) =>
    kit.ok('orange-juice')
      ? {
          ...base,
          name: 'orange',
          tastes: 'sweet-sharp orange',
          lines: `${whole ? '1 each orange | zest finely grated, then juiced\n1/2' : '3/4'} cup orange-juice\n3 tbsp ${soy}\n3 tbsp ${brown}\n1 tbsp ${vinegar}\n${garlic(kit, 3)}\n1 inch ginger\n${heat ? '1/4 tsp chili-flake' : ''}`,
          refs: `${whole ? 'orange,' : ''}orange-juice,${soy},${brown},${vinegar}`,
          aromatics: `garlic,ginger,${heat || 'garlic'}`,
          boil: 3,
        }
      : null,
}

const generalTso: TakeoutSauce = {
  name: "General Tso's",
  namesStirFry: /general tso/i,
  namesGlaze: /tso/,
  wok: {
    lines:
      '3 tbsp soy-sauce\n2 tbsp rice-vinegar\n2 tbsp brown-sugar\n1 tbsp tomato-paste\n1 tbsp cornstarch\n1/2 tsp chili-flake',
    refs: 'soy-sauce,rice-vinegar,brown-sugar,tomato-paste,cornstarch,chili-flake',
    word: 'soy, vinegar and chili',
  },
  glaze: (kit, { base, soy, sugar, vinegar, heat }) => {
    const hoisin = kit.ok('hoisin-sauce') ? 'hoisin-sauce' : ''
    return {
      ...base,
      name: "General Tso's",
      tastes: heat ? 'dark, tangy and gently hot' : 'dark, tangy',
      lines: `1/4 cup ${soy}\n3 tbsp ${sugar}\n2 tbsp ${vinegar}\n${hoisin ? '1 tbsp hoisin-sauce' : ''}\n1 tbsp tomato-paste\n${garlic(kit, 4)}\n1 inch ginger\n${heat ? '3/4 tsp chili-flake' : ''}`,
      refs: `${soy},${sugar},${vinegar},${hoisin ? 'hoisin-sauce,' : ''}tomato-paste`,
      water: 8,
      aromatics: `garlic,ginger,${heat || 'garlic'}`,
    }
  },
}

const sesame: TakeoutSauce = {
  name: 'sesame',
  namesStirFry: /sesame (?:chicken|beef|pork|tofu|shrimp)/i,
  // With sesame seeds on it, teriyaki is still teriyaki.
  namesGlaze: /^(?!.*teriyaki).*sesame/s,
  wok: {
    lines:
      '3 tbsp soy-sauce\n2 tbsp honey\n1 tbsp sesame-oil\n1 tbsp rice-vinegar\n1 tbsp cornstarch\n!2 tbsp sesame-seed',
    refs: 'soy-sauce,honey,sesame-oil,rice-vinegar,cornstarch',
    word: 'soy, honey and sesame',
  },
  glaze: (kit, { base, soy, honey, vinegar }) => {
    const oil = kit.ok('sesame-oil')
    if (!oil && !kit.ok('sesame-seed')) return null
    return {
      ...base,
      name: 'sesame',
      tastes: 'nutty, honeyed',
      lines: `1/4 cup ${soy}\n1/4 cup ${honey}\n1 tbsp ${vinegar}\n${oil ? '1 tbsp sesame-oil' : ''}\n${garlic(kit, 3)}\n1 inch ginger`,
      refs: `${soy},${honey},${vinegar}${oil ? ',sesame-oil' : ''}`,
      water: 4,
    }
  },
}

const sweetAndSour: TakeoutSauce = {
  name: 'sweet and sour',
  namesStirFry: /sweet (?:and|&|n) sour/i,
  namesGlaze: /sweet (?:and|&) sour/,
  wok: {
    lines:
      '1/4 cup ketchup\n3 tbsp rice-vinegar\n3 tbsp brown-sugar\n1 tbsp soy-sauce\n1 tbsp cornstarch\n~1 cup pineapple | cut into chunks',
    refs: 'ketchup,rice-vinegar,brown-sugar,soy-sauce,cornstarch',
    word: 'vinegar, brown sugar and tomato',
  },
  glaze: (kit, { base, soy, sugar, vinegar }) => {
    const peppers = ['red-bell-pepper', 'green-bell-pepper', 'carrot'].filter(kit.ok).slice(0, 2)
    const veg = [...peppers, ...['onion', 'pineapple'].filter(kit.ok)]
    const tomato = kit.ok('ketchup') ? '1/3 cup ketchup' : ''
    return {
      ...base,
      name: 'sweet and sour',
      tastes: 'bright, tangy',
      lines: `${tomato}\n1/3 cup ${vinegar}\n1/4 cup ${sugar}\n1 tbsp ${soy}\n1 inch ginger\n${garlic(kit, 2)}`,
      refs: `${tomato ? 'ketchup,' : ''}${vinegar},${sugar},${soy}`,
      water: 6,
      pieces: veg.map((id) => squares[id] ?? `1 each ${id} | cut into 1-inch squares`).join('\n'),
      pieceRefs: veg.join(','),
    }
  },
}

const sauces: readonly TakeoutSauce[] = [sweetAndSour, orange, generalTso, sesame]

/** The sauce that a stir-fry is named after: whoever asks for it wants no other. */
export const takeoutSauce = (kit: Kit): TakeoutSauce | null =>
  sauces.find(({ namesStirFry }) => namesStirFry.test(kit.craving.text)) ?? null

/** The same for a glaze. */
export const takeoutGlaze = (kit: Kit, parts: GlazeParts): Glaze | null => {
  const text = kit.craving.text.toLowerCase()
  for (const sauce of sauces) {
    const glaze = sauce.namesGlaze.test(text) ? sauce.glaze(kit, parts) : null
    if (glaze) return glaze
  }
  return null
}
