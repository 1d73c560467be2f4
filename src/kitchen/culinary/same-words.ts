/** Groups of synonyms in names of dishes, in the singular: a wish for a chilled soup is met by a cold one. */
const groups: readonly (readonly string[])[] = [
  ['chilled', 'cold', 'iced'],
  ['veg', 'veggie', 'vegetable'],
  ['mince', 'minced', 'ground'],
  ['hamburger', 'burger'],
  ['omelet', 'omelette'],
  ['donut', 'doughnut'],
  ['yogurt', 'yoghurt'],
  ['pilaf', 'pilau', 'pulao', 'pulav', 'pulaf', 'plov'],
  ['coleslaw', 'slaw'],
  ['frosting', 'icing'],
  ['sub', 'hoagie', 'grinder', 'hero'],
  ['barbecue', 'barbecued', 'barbeque', 'bbq'],
  ['mash', 'mashed', 'puree', 'pureed'],
  ['crisp', 'crumble'],
  ['pancake', 'hotcake', 'flapjack'],
  ['popsicle', 'lolly', 'pop'],
  ['cracker', 'crispbread'],
  ['skewer', 'kebab', 'kabob', 'brochette'],
  ['broth', 'stock', 'bouillon'],
  ['chip', 'crisp'],
  ['fry', 'fries'],
  ['jelly', 'jam', 'marmalade'],
  ['bake', 'casserole'],
  ['breaded', 'crumbed', 'breadcrumb', 'panko'],
  ['packed', 'lunchbox'],
  ['pita', 'flatbread'],
  ['tart', 'tarte', 'crostata', 'tarta'],
  ['meringue', 'merengue', 'merengada', 'meringata', 'meringuee', 'baiser'],
  ['tangerine', 'clementine', 'mandarin', 'satsuma', 'orange'],
]

const others = new Map<string, readonly string[]>()
for (const group of groups)
  for (const word of group)
    others.set(word, [...(others.get(word) ?? []), ...group.filter((one) => one !== word)])

/** Returns the synonyms of a word. */
export const sameAs = (word: string): readonly string[] => others.get(word) ?? []
