import type { Dish } from '../../dish.ts'
import { withoutOven } from '../bowl-parts.ts'
import { cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { spoons } from '../well-known/water.ts'
import { calledIn, mainFor } from './pieces.ts'
import { entitle } from './sides.ts'

/** Cold, fizzy batter on dry fish; the potatoes are done in the oven, where there is one. */
export const fishAndChips: Dish = {
  id: 'fish-and-chips',
  names: [
    'fish and chips',
    'fish and chip',
    'fish n chip',
    'fish chip',
    'chip and fish',
    'cod and chip',
    'haddock and chip',
    'battered fish',
    'beer battered fish',
    'beer battered cod',
    'battered cod',
    'tofu and chip',
    'fish and chip dinner',
    'fish and fries',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [50, 65],
  onlyNamed: true,
  cuisines: ['british'],
  takes: ['fish', 'tofu', 'grill-cheese', 'liquid'],
  moods: ['comfort', 'crispy', 'takeout'],
  write(kit) {
    const main = mainFor(kit, [
      ['cod', 'haddock'],
      ['halibut', 'tilapia', 'snapper', 'salmon', 'trout'].filter(
        (id) => (kit.wants(id) && !kit.isKitchensChoice(id)) || id === 'halibut',
      ),
      ['halloumi', 'tofu-firm'].filter((id) => kit.wants(id) || id !== 'halloumi' || kit.chance(0.4)),
      ['cauliflower'],
    ])
    const root = kit.resolve('potato')
    const flour = kit.resolve('all-purpose-flour')
    if (!root || !flour) return kit.fail('no chips, or no batter')
    const fish = cookingOf(main) === 'fish'
    const air = kit.craving.equipment.includes('air fryer')
    const stove = !air && withoutOven(kit)
    // A wet batter drips through the basket: there the fish wears crumbs.
    const crumb = air ? kit.resolve('panko') : null
    const fizz = ['beer', 'sparkling-water'].filter(kit.ok)
    const liquid = /beer/i.test(kit.craving.text) && kit.ok('beer') ? 'beer' : (kit.inTurn(fizz) ?? '')
    const coldWater = spoons(Math.max(1, Math.round(kit.servings * 4)))
    const vegan = !kit.ok('mayonnaise')
    const mayo = vegan ? 'vegan-mayonnaise' : 'mayonnaise'
    const sauce = kit.ok(mayo)
    const sharp = kit.resolve('lemon')
    kit.add(`!${
      fish
        ? `1 1/2 lb ${main} | cut into ${kit.servings} pieces and patted dry`
        : main === 'tofu-firm'
          ? '28 oz tofu-firm | pressed dry and cut into thick slabs'
          : main === 'halloumi'
            ? '16 oz halloumi | cut into thick slabs'
            : '2 lb cauliflower | cut into 1-inch slabs'
    }
      !2 lb ${root} | ${root === 'potato' ? 'scrubbed and cut into 1/2-inch sticks' : ''}
      1 1/4 tsp salt
      1/2 tsp black-pepper
      ${crumb ? `1/2 cup ${flour}\n2 cup ${crumb}\n${kit.ok('egg') ? '2 each egg' : ''}\n3 tbsp vegetable-oil` : `1 1/2 cup ${flour}\n${flour === 'cornstarch' ? '' : '1/4 cup cornstarch\n'}2 tsp baking-powder\n${liquid ? `1 1/4 cup ${liquid}` : ''}\n4 cup vegetable-oil | for frying`}
      ${sauce ? `1/2 cup ${mayo}\n~1 each dill-pickle | finely chopped\n~1 tbsp caper | chopped` : ''}
      ${sharp ? `1 each ${sharp} | cut into wedges` : ''}`)
    const peas = kit.ok('pea-frozen') && kit.lean === 0 && (kit.inTurn([true, false]) ?? false)
    if (peas) kit.add(`2 cup pea-frozen${kit.ok('mint') ? '\n2 tbsp mint' : ''}`)
    const egg = kit.uses('egg')
    const done = fish
      ? 'the fish flakes and reads 145°F (63°C)'
      : main === 'cauliflower'
        ? 'a knife slides in'
        : 'hot right through'
    const sticks = `{${root}}`
    const oil = crumb ? 'a third of {vegetable-oil}' : '2 tablespoons of {vegetable-oil}'
    kit.step(
      air || stove ? '' : `Heat the oven to ${degrees(425)}.`,
      air
        ? `Toss ${sticks} with ${oil} and a little of {salt}, and air-fry at ${degrees(400)}, shaking twice, until golden, 22 minutes. Keep warm.`
        : stove
          ? `Heat {vegetable-oil} in a deep, heavy pot to 325°F (160°C), no more than a third full. Fry ${sticks}, dried well, until soft but pale, 5 minutes, and drain on a rack.`
          : `Toss ${sticks} with ${oil} and a little of {salt}, spread out on a sheet and bake until golden and crisp, turning once, 35 minutes.`,
      sauce ? `Meanwhile, stir {${mayo},dill-pickle,caper} together into a sharp sauce and keep cold.` : '',
      peas
        ? 'Meanwhile, cook {pea-frozen} in boiling water until soft, 4 minutes, drain and crush roughly[ with {mint}].'
        : '',
      crumb
        ? `Season {main} with the rest of {salt} and {black-pepper}. Coat with {${flour}}, turn in ${egg ? '{egg}, beaten' : 'water'}, and press into {${crumb}} mixed with the rest of {vegetable-oil}.`
        : `Season {main} with half of ${stove ? '' : 'the rest of '}{salt} and all of {black-pepper}, and dust with a little of {${flour}}. Whisk the rest of {${flour}} with {${flour === 'cornstarch' ? '' : 'cornstarch,'}baking-powder} and the rest of {salt}, and stir in ${liquid ? `{${liquid}}, ice cold,` : `${coldWater} of ice water`} until it runs like heavy cream; lumps do no harm.`,
      crumb
        ? `Air-fry at ${degrees(400)} in one layer, turning once, until crisp and ${done}, 12 minutes.`
        : `${stove ? 'Bring the oil up to' : 'Heat the rest of {vegetable-oil} in a deep, heavy pot, no more than a third full, to'} 360°F (180°C). Dip the pieces in the batter, let the excess run off, and fry half of them until deep golden and ${done}, 6 minutes. Drain on a rack, and fry the rest, 6 minutes more.`,
      stove ? `Return ${sticks} to the hot oil until golden and crisp, 3 minutes.` : '',
      `Salt the chips and serve them with ${fish ? 'the fish' : '{main}'}${peas ? ', the peas' : ''}${sauce ? ' and the sauce' : ''}${sharp ? `, with {${sharp}} to squeeze over` : ''}.`,
    )
    const named =
      fish && /\bfish\b/i.test(kit.craving.text)
        ? 'fish'
        : fish
          ? calledIn(kit, main)
          : main === 'tofu-firm'
            ? 'battered tofu'
            : calledIn(kit, main)
    entitle(
      kit,
      `${air ? 'air-fryer ' : liquid === 'beer' && !crumb ? 'beer-battered ' : ''}${liquid === 'beer' && named === 'battered tofu' ? 'tofu' : named} and chips`,
      peas ? 'crushed peas' : sauce && !vegan ? 'tartar sauce' : '',
    )
    kit.describe(
      `{-main} in a ${crumb ? 'crunchy coat of crumbs' : 'light, shattering batter'} with (thick|hand-cut) chips${sauce ? ' and a sharp, cold sauce' : ''}. ${crumb ? 'A wet batter would drip through the basket; crumbs do not.' : '(The colder the batter, the crisper the crust|Vinegar on the chips, if you like them as the British do)'}.`.replace(
        /\.\.$/,
        '.',
      ),
    )
  },
}
