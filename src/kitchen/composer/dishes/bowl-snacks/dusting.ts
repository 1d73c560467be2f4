import type { Kit } from '../../kit.ts'

export const dusts: readonly { id: string; line: string; word: string }[] = [
  { id: 'smoked-paprika', line: '1 tsp smoked-paprika', word: 'smoky' },
  { id: 'curry-powder', line: '1 tsp curry-powder', word: 'curried' },
  { id: 'zaatar', line: '2 tsp zaatar', word: "za'atar" },
  { id: 'cumin', line: '1 tsp cumin', word: 'cumin' },
  { id: 'rosemary-dried', line: '1 tsp rosemary-dried', word: 'rosemary' },
  { id: 'garam-masala', line: '1 tsp garam-masala', word: 'garam masala' },
  { id: 'chili-powder', line: '1 tsp chili-powder', word: 'chili' },
  { id: 'garlic-powder', line: '1/2 tsp garlic-powder', word: 'garlic' },
  { id: 'italian-seasoning', line: '1 tsp italian-seasoning', word: 'Italian herb' },
  { id: 'cinnamon', line: '1 tsp cinnamon', word: 'cinnamon' },
  { id: 'five-spice', line: '1/2 tsp five-spice', word: 'five-spice' },
]

/** Two seasonings that suit each other: a leading one, and one behind it. */
export function seasoningFor(kit: Kit, not: readonly string[] = []): readonly string[] {
  const hot = ['chili-powder']
  const fits = dusts.filter(
    ({ id }) => kit.ok(id) && !not.includes(id) && !(kit.mood('mild') && hot.includes(id)),
  )
  const asked = kit.wanted.filter((id) => fits.some((dust) => dust.id === id))
  const first = asked[0] ?? (fits.length > 0 ? kit.pick(fits).id : null)
  if (!first) return kit.bind('dust', [])
  const partners: Record<string, readonly string[]> = {
    'smoked-paprika': ['garlic-powder', 'cumin', 'onion-powder'],
    'curry-powder': ['garlic-powder', 'ginger-ground', 'turmeric'],
    zaatar: ['sumac', 'garlic-powder', 'black-pepper'],
    cumin: ['smoked-paprika', 'coriander-ground', 'garlic-powder'],
    'rosemary-dried': ['garlic-powder', 'black-pepper', 'paprika'],
    'garam-masala': ['turmeric', 'garlic-powder', 'ginger-ground'],
    'chili-powder': ['cumin', 'garlic-powder', 'smoked-paprika'],
    'garlic-powder': ['paprika', 'onion-powder', 'black-pepper'],
    'italian-seasoning': ['garlic-powder', 'black-pepper', 'paprika'],
    cinnamon: ['nutmeg', 'ginger-ground', 'cardamom'],
    'five-spice': ['ginger-ground', 'garlic-powder', 'white-pepper'],
  }
  const second = (partners[first] ?? []).filter((id) => kit.ok(id))
  const both = [first, ...(kit.lean > 1 || second.length === 0 ? [] : [asked[1] ?? kit.pick(second)])]
  kit.bind('dust', both)
  return both
}

export const dustLines = (ids: readonly string[]) =>
  ids.map((id, at) => dusts.find((dust) => dust.id === id && at === 0)?.line ?? `1/2 tsp ${id}`).join('\n')
