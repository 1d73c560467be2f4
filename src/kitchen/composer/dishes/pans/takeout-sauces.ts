import type { Kit } from '../../kit.ts'

export interface WokSauce {
  lines: string
  refs: string
  word: string
}

interface TakeoutSauce extends WokSauce {
  said: RegExp
  noun: string
}

/** Sauces that a dish from the takeout menu is named after: whoever asks for it wants no other. */
const sauces: readonly TakeoutSauce[] = [
  {
    said: /orange (?:chicken|beef|pork|tofu|shrimp)/i,
    noun: 'in orange sauce',
    lines:
      '!1/2 cup orange-juice\n3 tbsp soy-sauce\n2 tbsp honey\n1 tbsp rice-vinegar\n1 tbsp cornstarch\n~1/4 tsp chili-flake',
    refs: 'orange-juice,soy-sauce,honey,rice-vinegar,cornstarch,chili-flake',
    word: 'orange, soy and honey',
  },
  {
    said: /general tso/i,
    noun: "in General Tso's sauce",
    lines:
      '3 tbsp soy-sauce\n2 tbsp rice-vinegar\n2 tbsp brown-sugar\n1 tbsp tomato-paste\n1 tbsp cornstarch\n1/2 tsp chili-flake',
    refs: 'soy-sauce,rice-vinegar,brown-sugar,tomato-paste,cornstarch,chili-flake',
    word: 'soy, vinegar and chili',
  },
  {
    said: /sesame (?:chicken|beef|pork|tofu|shrimp)/i,
    noun: 'in sesame sauce',
    lines:
      '3 tbsp soy-sauce\n2 tbsp honey\n1 tbsp sesame-oil\n1 tbsp rice-vinegar\n1 tbsp cornstarch\n!2 tbsp sesame-seed',
    refs: 'soy-sauce,honey,sesame-oil,rice-vinegar,cornstarch',
    word: 'soy, honey and sesame',
  },
  {
    said: /sweet (?:and|&|n) sour/i,
    noun: 'in sweet and sour sauce',
    lines:
      '1/4 cup ketchup\n3 tbsp rice-vinegar\n3 tbsp brown-sugar\n1 tbsp soy-sauce\n1 tbsp cornstarch\n~1 cup pineapple | cut into chunks',
    refs: 'ketchup,rice-vinegar,brown-sugar,soy-sauce,cornstarch',
    word: 'vinegar, brown sugar and tomato',
  },
]

export const takeoutSauce = (kit: Kit): TakeoutSauce | null =>
  sauces.find(({ said }) => said.test(kit.craving.text)) ?? null
