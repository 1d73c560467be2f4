import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const pattyMelt: Dish = {
  id: 'patty-melt',
  names: ['patty melt', 'patty melts', 'patty melt sandwich', 'beef patty melt', 'turkey patty melt'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [55, 60],
  onlyNamed: true,
  cuisines: ['american'],
  takes: ['ground', 'mushroom', 'melting-cheese', 'bread', 'sauce', 'pickle'],
  moods: ['comfort', 'cheesy', 'hearty'],
  write(kit) {
    const main =
      chooseMain(kit, {
        roles: ['ground'],
        from: kit.ok('beef-ground')
          ? ['beef-ground']
          : kit.ok('turkey-ground')
            ? ['turkey-ground']
            : ['portobello'],
      }) ?? (kit.ok('portobello') ? kit.bind('main', ['portobello'])[0] : null)
    const bread = ['rye-bread', 'sourdough-bread', 'gluten-free-bread'].find(kit.ok)
    if (!main || !bread) return kit.fail('no patty or no bread')
    const cap = main === 'portobello'
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    const savory = kit.resolve('worcestershire-sauce')
    kit.add(`!${cap ? '4 each portobello | stems removed' : `1 1/4 lb ${main}`}
      3/4 tsp salt
      1/2 tsp black-pepper
      ${savory ? `1 tbsp ${savory}` : ''}`)
    // After the meat: who keeps milk and meat apart has them without.
    const cheese = kit.choose({
      roles: ['melting-cheese'],
      from: kit.ok('swiss-cheese') ? ['swiss-cheese'] : ['vegan-cheese'],
      not: ['mozzarella', 'brie'],
    })[0]
    const fat = ['butter', 'vegan-butter', 'olive-oil'].find(kit.ok)
    if (!cheese || !fat) return kit.fail('no cheese, or nothing to toast in')
    kit.add(`1 tbsp vegetable-oil
      2 each onion | thinly sliced
      4 tbsp ${fat}${fat === 'olive-oil' ? '' : ' | softened'}
      8 slice ${bread}
      ${cheese === 'swiss-cheese' ? '8 slice swiss-cheese | thin' : `2 cup ${cheese}`}`)
    const added = twist(
      kit,
      {
        'dijon-mustard': '1 tbsp dijon-mustard',
        mayonnaise: '3 tbsp mayonnaise',
        'dill-pickle': '1/2 cup dill-pickle',
        'thyme-dried': '1/2 tsp thyme-dried',
      },
      1,
    )
    kit.step(
      `Heat a third of {${fat}} in a large skillet over medium-low heat. Cook {onion} with a pinch of {salt}, stirring now and then, until (soft, brown and sweet|deep golden and sweet), 25 minutes.[ Stir in {thyme-dried} at the end.] Tip out and wipe the pan.`,
      cap
        ? `Rub {main} with {${savory ?? 'salt'},salt,black-pepper}. Cook in {vegetable-oil} over medium-high heat, turning once and pressing flat, until tender and browned, 10 minutes.`.replace(
            '{salt,salt,',
            '{salt,',
          )
        : `Mix {main} with {${savory ?? 'salt'},salt,black-pepper} and shape into 4 thin ovals, a little larger than the bread. Cook in {vegetable-oil} over medium-high heat, turning once, until browned and ${safe} in the middle, 7 minutes.`.replace(
            '{salt,salt,',
            '{salt,',
          ),
      `Spread one side of each slice of {${bread}} with the rest of {${fat}}.[ Spread the other side with {mayonnaise,dijon-mustard}.] Turn half of the slices buttered side down and lay on half of {${cheese}}, the patties, the onions[, {dill-pickle}] and the other half of the cheese. Close with the other slices, buttered side up.`.replace(
        /buttered/g,
        fat === 'olive-oil' ? 'oiled' : 'buttered',
      ),
      'Toast in the skillet over medium-low heat, two at a time and pressing down gently, until the bread is deep golden and the cheese runs, 4 minutes on each side. Cut in half and eat hot.',
    )
    nameDish(kit, {
      noun: 'patty melts',
      main: main === 'beef-ground' ? [] : [main],
      partners: [cheese, bread, ...added.filter((id) => id !== 'thyme-dried')],
      methods: ['griddled', 'golden', 'melting'],
      never: ['cheesy', 'garlicky', 'creamy', 'herby'],
    })
    kit.describe(
      `A thin, browned ${cap ? 'mushroom cap' : 'patty'}, sweet {-onion} and two layers of {-${cheese}} between slices of crisp {-${bread}}. (The onions can be cooked days ahead|Give the onions their time: they are half of it).`,
    )
  },
}
