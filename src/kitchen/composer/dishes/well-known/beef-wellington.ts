import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { degrees } from '../sweet-basics.ts'
import { twist } from '../twist.ts'

/** The pastry wants a hot oven, the fillet a short one: everything inside is cold and dry before it is wrapped. */
export const beefWellington: Dish = {
  id: 'beef-wellington',
  names: [
    'wellington',
    'beef wellington',
    'fillet of beef in pastry',
    'mushroom wellington',
    'vegetable wellington',
    'veggie wellington',
    'salmon wellington',
    'salmon en croute',
    'boeuf en croute',
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 6,
  minutes: [110, 130],
  oven: true,
  onlyNamed: true,
  cuisines: ['british'],
  takes: ['red-meat', 'fish', 'mushroom', 'vegetable', 'cooked-meat', 'herb', 'nut'],
  moods: ['fancy', 'party', 'romantic', 'winter'],
  write(kit) {
    const pastry = ['puff-pastry', 'phyllo'].find(kit.ok)
    if (!pastry) return kit.fail('no pastry')
    const factor = kit.batch(1 / 3, 0.5, 1, 2)
    const green = /mushroom well|veg(?:gie|etable) well/i.test(kit.craving.text) || !kit.ok('beef-tenderloin')
    const salmon = /salmon/i.test(kit.craving.text) && kit.ok('salmon')
    const main = salmon
      ? 'salmon'
      : green
        ? ['portobello', 'butternut-squash'].find(kit.ok)
        : chooseMain(kit, {
            from: ['beef-tenderloin'],
            roles: ['red-meat', 'fish'],
            where: (item) => ['beef-tenderloin', 'salmon'].includes(item.id),
          })
    if (!main) return kit.fail('nothing to wrap')
    kit.bind('main', [main])
    const kind =
      main === 'portobello' || main === 'butternut-squash'
        ? 'green'
        : cookingOf(main) === 'fish'
          ? 'fish'
          : 'beef'
    const shroom = ['cremini', 'mushroom'].find(kit.ok)
    if (!shroom) return kit.fail('no duxelles')
    const ham = kind === 'beef' && kit.ok('prosciutto')
    const nut = kind === 'green' ? ['walnut', 'pecan', 'sunflower-seed'].find(kit.ok) : null
    const glaze = kit.ok('egg') ? 'egg' : kit.resolve('milk')
    const fat = ['butter', 'vegan-butter', 'vegetable-oil'].find(kit.ok) ?? 'olive-oil'
    const line = {
      beef: '!2 lb beef-tenderloin | center cut, in one piece, tied',
      fish: '!2 lb salmon | skinned, center cut, in one piece',
      green:
        main === 'portobello'
          ? '6 each portobello | stems removed'
          : '1 1/2 lb butternut-squash | peeled and cut into thick sticks',
    }[kind]
    kit.add(`${line}
      1 1/2 tsp salt
      1/2 tsp black-pepper
      2 tbsp vegetable-oil
      2 tbsp ${fat}
      1 1/2 lb ${shroom} | very finely chopped
      2 each shallot
      ${kit.ok('garlic') ? '2 clove garlic' : ''}
      4 sprig thyme | leaves stripped
      ${kind === 'green' ? '10 oz spinach' : ''}
      ${nut ? `3/4 cup ${nut} | finely chopped` : ''}
      2 tbsp dijon-mustard
      ${ham ? '5 oz prosciutto | thinly sliced' : ''}
      ${pastry === 'phyllo' ? '14 sheet phyllo | thawed in its package' : '2 sheet puff-pastry | thawed, cold'}
      ${pastry === 'phyllo' ? '1/4 cup olive-oil' : ''}
      ${glaze === 'egg' ? '1 each egg' : glaze ? `2 tbsp ${glaze}` : ''}`)
    const added = twist(
      kit,
      {
        'white-wine': '1/4 cup white-wine',
        horseradish: '2 tbsp horseradish',
        parsley: '1/4 cup parsley',
        tarragon: '1 tbsp tarragon',
        nutmeg: '1/8 tsp nutmeg',
      },
      2,
    )
    const each = factor > 1 ? 'two parcels' : 'the parcel'
    const first = {
      beef: 'Pat {main} dry and season with most of {salt,black-pepper}. Sear in {vegetable-oil} in a very hot skillet on all sides until brown, 6 minutes in all. Brush with {dijon-mustard} while warm and leave to cool; snip off the string.',
      fish: 'Pat {main} dry, season with most of {salt,black-pepper} and brush with {dijon-mustard}. Keep it cold.',
      green:
        'Brown {main} in {vegetable-oil} with most of {salt,black-pepper} over medium-high heat until tender and dry, 12 minutes. Brush with {dijon-mustard} and leave to cool on a rack. Wilt {spinach} in the same skillet, 2 minutes, and squeeze out every drop.',
    }[kind]
    const sheet =
      pastry === 'phyllo'
        ? 'Stack {phyllo} on a towel, overlapping and brushing each with {olive-oil}, into one sheet'
        : factor < 0.75
          ? 'Roll {puff-pastry} into a sheet'
          : 'Overlap {puff-pastry} by an inch and roll into one sheet'
    kit.step(
      first,
      `${/butter/.test(fat) ? 'Melt' : 'Heat'} {${fat}} in a wide skillet over medium-high heat. Cook {${shroom},shallot,garlic,thyme} with a pinch of salt, stirring, until all the water has gone and the paste sizzles, 14 minutes.[ Add {white-wine} and let it boil away.] Stir in {parsley,tarragon,nutmeg${nut ? `,${nut}` : ''}} and cool completely: damp mushrooms make a wet crust.`,
      ham
        ? 'Lay {prosciutto} on plastic wrap in overlapping slices, spread with the mushrooms and roll up around {main}, tight as a candy. Chill for 20 minutes.'
        : `${sheet}. Spread the mushrooms over the middle${kind === 'green' ? ', lay {spinach,main} on top in a line' : ' and lay {main} on top'}.`,
      ham
        ? `${sheet} large enough to go round, unwrap the roll onto it, fold the pastry over and seal the edge with a little of {${glaze ?? 'egg'}}${glaze === 'egg' ? ', beaten' : ''}. Tuck in the ends, trim what is double and set seam side down on a lined baking sheet.`
        : 'Fold the pastry over, trim what is double, press the edges together and set seam side down on a lined baking sheet.',
      `Brush ${each} with {${glaze ?? 'egg'}}, score lightly and chill for 20 minutes while the oven heats to ${degrees(425)}.`,
      kind === 'beef'
        ? 'Bake until the pastry is deep golden and the middle reads 125°F (52°C), 38 minutes: it climbs to 135°F (57°C) as it rests, which is medium-rare. For medium, and to be on the safe side, take it to 145°F (63°C), about 10 minutes more.'
        : kind === 'fish'
          ? 'Bake until the pastry is deep golden and the thickest part of {main} reads 145°F (63°C), 35 minutes.'
          : 'Bake until the pastry is deep golden all over, underneath too, 38 minutes.',
      'Let it rest for 12 minutes, then cut into thick slices with a serrated knife.[ Serve with {horseradish}.]',
    )
    nameDish(kit, {
      noun:
        kind === 'beef'
          ? 'beef Wellington'
          : kind === 'fish'
            ? 'salmon Wellington'
            : `${main === 'portobello' ? 'mushroom' : 'squash'} Wellington`,
      main: [],
      partners: [
        shroom,
        ...(kind === 'green' ? ['spinach', ...(nut ? [nut] : [])] : ['thyme']),
        ...(ham ? ['prosciutto'] : []),
        ...added,
      ],
      methods: ['golden', 'festive', 'flaky'],
      never: ['garlicky', 'herby', 'mustard', 'thyme'],
    })
    kit.describe(
      `${kind === 'beef' ? '(A whole fillet|Tender fillet of beef)' : kind === 'fish' ? 'A side of {-main}' : '{-main,spinach}'} in dark, savory mushrooms and crisp pastry. (Wrap it in the morning and bake it when the guests sit down|For the evening that deserves a carving board).`,
    )
  },
}
