import type { Dish } from '../../dish.ts'
import { callIt, withoutFire } from '../bowl-parts.ts'

export const cornOnTheCob: Dish = {
  id: 'corn-on-the-cob',
  names: [
    ...[
      'corn on the cob',
      'corn on cob',
      'grilled corn',
      'grilled corn on the cob',
      'boiled corn on the cob',
    ],
    ...['elote', 'elotes', 'mexican street corn', 'street corn', 'mexican corn on the cob', 'mexican corn'],
  ],
  categories: ['snack', 'dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [15, 25],
  side: true,
  onlyNamed: true,
  cuisines: ['mexican', 'american'],
  takes: ['vegetable', 'herb', 'spice', 'crumbling-cheese', 'hard-cheese', 'citrus', 'dairy'],
  moods: ['summer', 'quick', 'picnic', 'simple', 'grill'],
  write(kit) {
    if (!kit.ok('corn') || withoutFire(kit)) return kit.fail('no corn, or no fire')
    const { text } = kit.craving
    const street = /elote|street|mexican/i.test(text)
    const charred = street || /grill/i.test(text)
    if (street) {
      const cream = ['mayonnaise', 'vegan-mayonnaise', 'sour-cream', 'coconut-yogurt'].find(kit.ok)
      const cheese = ['queso-fresco', 'feta', 'vegan-cheese', 'nutritional-yeast'].find(kit.ok)
      if (!cream) return kit.fail('nothing to hold the cheese')
      const tart = ['sour-cream', 'coconut-yogurt'].find((id) => kit.ok(id) && id !== cream)
      kit.add(`!4 ear corn | husked
        1 tbsp vegetable-oil
        1/4 cup ${cream}
        ${tart ? `2 tbsp ${tart}` : ''}
        ${cheese ? `${cheese === 'nutritional-yeast' ? '2 tbsp' : '3 oz'} ${cheese}` : ''}
        ${kit.mood('mild') ? '1/2 tsp smoked-paprika' : `1/2 tsp ${kit.pick(['chili-powder', 'smoked-paprika', 'cayenne'].filter(kit.ok))}`}
        1/4 tsp salt
        1 each lime | cut into wedges
        2 tbsp cilantro`)
      kit.step(
        'Rub {corn} with {vegetable-oil} and cook on a hot grill or in a dry, heavy skillet over medium-high heat, turning now and then, until tender and charred in spots, 10 minutes.',
        `Meanwhile, stir {${[cream, tart ?? ''].filter(Boolean).join(',')},salt} together.`,
        `Brush the hot ears with it on all sides, roll in {${cheese ?? 'cilantro'}}, and dust with {chili-powder,smoked-paprika,cayenne}.[ Scatter with {cilantro}.] Serve at once, with {lime} to squeeze over.`,
      )
      callIt(kit, {
        noun: 'Mexican street corn',
        true: ['charred', 'smoky', 'creamy'].slice(0, kit.uses('smoked-paprika') ? 3 : 1),
        after: [cheese ?? '', 'lime', 'cilantro', 'chili-powder'].filter(Boolean),
      })
      kit.describe(
        'Charred ears in a tangy coat of {-queso-fresco,feta,lime}, sharp and a little hot. (Eat it standing up, with napkins|Brush them while they are hot, so that everything clings).',
      )
      return
    }
    const fat = kit.resolve('butter')
    if (!fat) return kit.fail('no fat')
    const flavors: Record<string, string> = {
      chive: '2 tbsp chive',
      'smoked-paprika': '1/2 tsp smoked-paprika',
      garlic: '1 clove garlic | finely grated',
      lime: '1 each lime | zest finely grated, then juiced',
      basil: '2 tbsp basil | finely chopped',
      parmesan: '1/4 cup parmesan',
    }
    const usable = Object.keys(flavors).filter(kit.ok)
    const flavor = usable.find((id) => kit.wants(id)) ?? kit.inTurn(usable) ?? 'chive'
    kit.add(`!4 ear corn | husked\n3 tbsp ${fat}\n1/4 tsp salt\n${flavors[flavor]}`)
    kit.step(
      charred
        ? 'Cook {corn} on a hot grill or in a dry, heavy skillet over medium-high heat, turning now and then, until tender and charred in spots, 10 minutes.'
        : 'Bring a large pot of water to a boil, slide in {corn} and cook until the kernels are bright and tender, 4 minutes. Salt in the water would toughen the skins.',
      `Meanwhile, ${fat === 'butter' || fat === 'vegan-butter' ? 'mash' : 'stir'} {${fat}} with {salt} and ${flavor === 'lime' ? 'the zest of {lime}' : `{${flavor}}`}.`,
      `Turn the hot ears in it until they shine.${flavor === 'lime' ? ' Squeeze the juice of {lime} over.' : ''} Serve at once.`,
    )
    callIt(kit, {
      noun: charred ? 'grilled corn on the cob' : 'corn on the cob',
      true: [charred ? 'smoky' : 'buttery', 'sweet'].filter(
        (word) => word !== 'buttery' || /butter/.test(fat),
      ),
      after: [flavor],
    })
    kit.describe(
      `Sweet, ${charred ? 'charred' : 'bright'} ears, shining with {-${fat},${flavor}}. (Buy it the day that you eat it|The water may wait for the corn, and never the other way around).`,
    )
  },
}
