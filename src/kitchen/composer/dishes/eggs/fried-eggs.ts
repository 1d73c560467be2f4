import type { Dish } from '../../dish.ts'
import type { Kit } from '../../kit.ts'
import { wantsFirm } from './boiled-eggs.ts'
import { toasted, topped } from './on-eggs.ts'

interface Way {
  name: string
  said: RegExp
  fat: string
  cook: string
  /** How it turns out. */
  is: string
}

const ways: readonly Way[] = [
  {
    name: 'sunny-side-up eggs',
    said: /sunny/,
    fat: 'butter',
    cook: 'Cover the skillet and cook over medium-low heat until the whites are set and the yolks still wobble, 3 minutes.',
    is: 'Tender whites around yolks that run',
  },
  {
    name: 'crisp fried eggs',
    said: /crisp|lacy|olive oil/,
    fat: 'olive-oil',
    cook: 'Turn the heat to medium-high, tilt the skillet and spoon the hot oil over the whites until they are set and lacy brown around the edges, 2 minutes.',
    is: 'Lacy, crackling edges around soft yolks',
  },
  {
    name: 'over-easy eggs',
    said: /over easy/,
    fat: 'butter',
    cook: 'Cook over medium heat until the whites are set, 2 minutes; turn each egg with a thin spatula and count half a minute.',
    is: 'Turned once, with yolks that still run',
  },
  {
    name: 'over-medium eggs',
    said: /over medium/,
    fat: 'butter',
    cook: 'Cook over medium heat until the whites are set, 2 minutes; turn each egg with a thin spatula and cook until the yolks thicken, 1 minute.',
    is: 'Turned once, with yolks like thick honey',
  },
  {
    name: 'over-hard eggs',
    said: /over hard|over well|firm/,
    fat: 'butter',
    cook: 'Cook over medium heat until the whites are set, 2 minutes; break the yolks, turn each egg with a thin spatula and cook until white and yolk are firm, 2 minutes.',
    is: 'Turned once and firm all through',
  },
]

const wayOf = (kit: Kit): Way => {
  const text = kit.craving.text.toLowerCase()
  if (wantsFirm(kit)) return ways[4] ?? kit.fail('no way to fry them')
  const asked = ways.find(({ said }) => said.test(text))
  return asked ?? kit.inTurn(ways.slice(0, 3)) ?? kit.fail('no way to fry them')
}

export const friedEggs: Dish = {
  id: 'fried-eggs',
  names: [
    ...[
      'fried eggs',
      'fried egg',
      'fry eggs',
      'fry an egg',
      'pan fried eggs',
      'crispy fried eggs',
      'crispy eggs',
    ],
    ...['sunny side up', 'sunny side up eggs', 'eggs sunny side up', 'sunny side eggs'],
    ...[
      'over easy',
      'over easy eggs',
      'eggs over easy',
      'over medium eggs',
      'eggs over medium',
      'over hard eggs',
    ],
    ...['eggs over hard', 'over hard', 'fried eggs and toast', 'basted eggs', 'eggs any style'],
  ],
  categories: ['breakfast'],
  kind: 'savoury',
  serves: 2,
  minutes: [5, 15],
  side: true,
  onlyNamed: true,
  takes: ['egg', 'herb', 'spice', 'bread', 'bacon', 'vegetable'],
  moods: ['quick', 'simple', 'budget', 'protein'],
  write(kit) {
    if (!kit.ok('egg')) return kit.fail('no eggs')
    const { name, fat, cook, is } = wayOf(kit)
    const use = kit.resolve(kit.wants('butter') ? 'butter' : kit.wants('olive-oil') ? 'olive-oil' : fat)
    if (!use) return kit.fail('no fat')
    const bacon = kit.choose({ roles: ['bacon'], onlyWanted: true })[0]
    kit.add(`${bacon ? `6 slice ${bacon} | left whole` : ''}\n!4 each egg\n2 tbsp ${use}\n1/8 tsp salt`)
    const top = topped(kit)
    const toast = toasted(kit, !/hard/.test(name))
    kit.step(
      bacon
        ? `Cook {${bacon}} in a nonstick skillet over medium heat until crisp, 7 minutes. Lift out, and wipe the skillet.`
        : '',
      toast.first,
      `Crack {egg} into cups, one by one, so that no yolk breaks and no shell goes in. ${use === 'butter' || use === 'vegan-butter' ? `Melt {${use}} in a large nonstick skillet over medium heat until it foams` : `Heat {${use}} in a large nonstick skillet over medium heat until it shimmers`}, then slide them in, well apart.${kit.servings > 2 ? ' Fry no more than four at a time.' : ''}`,
      `${cook} Season with {${['salt', top.ref].filter(Boolean).join(',')}}.`,
      `Slide onto warm plates and eat at once${bacon ? `, with {${bacon}}` : ''}${toast.ref ? `${bacon ? ' and' : ', with'} ${toast.ref}` : ''}.`,
    )
    kit.title(
      name,
      ...[bacon ? 'bacon' : '', top.name, toast.name].filter(Boolean).map((one) => `${name} with ${one}`),
    )
    kit.describe(
      `${is}[, under {-${top.ref}}]. (Have the plates warm before the eggs go in|A moderate pan and a little patience are the whole secret).`,
    )
  },
}
