import type { Dish } from '../../dish.ts'
import { nameDish } from '../../naming.ts'
import { chooseMain, cookingOf } from '../protein.ts'
import { twist } from '../twist.ts'

export const sloppyJoes: Dish = {
  id: 'sloppy-joes',
  names: ['sloppy joe', 'sloppy joes', 'sloppy joe sandwich', 'manwich', 'loose meat sandwich'],
  categories: ['dinner', 'lunch'],
  kind: 'savoury',
  serves: 4,
  minutes: [30, 35],
  onlyNamed: true,
  takes: ['ground', 'lentil', 'bean', 'vegetable', 'bread', 'melting-cheese', 'pickle', 'sauce'],
  moods: ['kids', 'quick', 'comfort', 'budget'],
  write(kit) {
    const main = chooseMain(kit, {
      roles: ['ground', 'bean'],
      from: ['beef-ground', 'turkey-ground', 'pork-ground'].some(kit.ok)
        ? ['beef-ground', 'turkey-ground', 'pork-ground']
        : ['kidney-bean-canned', 'black-bean-canned', 'pinto-bean-canned'],
    })
    if (!main) return kit.fail('no main')
    const bean = cookingOf(main) === 'bean'
    const usual = ['burger-bun', 'gluten-free-burger-bun'].find(kit.ok) ?? 'sourdough-bread'
    const [bread] = kit.choose({ roles: ['bread'], from: [usual] })
    kit.require(bread, 'no buns')
    kit.bind('bread', bread ? [bread] : [])
    kit.bind(
      'veg',
      kit.choose({
        roles: ['vegetable'],
        from: ['green-bell-pepper', 'red-bell-pepper', 'celery', 'carrot', 'mushroom', 'zucchini'],
        not: ['onion'],
        count: 1,
        max: 2,
        where: (item) => item.speed !== 'raw' && item.speed !== 'leaf',
      }),
    )
    const sauce = kit.pick(['crushed-tomato', 'ketchup'])
    const sharp = kit.pick(['apple-cider-vinegar', 'dijon-mustard', 'red-wine-vinegar'])
    kit.add(`1 tbsp vegetable-oil
      1 each onion | finely chopped
      $veg x0.6 | finely chopped
      ${bean ? `2 can ${main}` : `1 1/4 lb ${main}`}
      3 clove garlic
      2 tsp ${kit.pick(['chili-powder', 'smoked-paprika', 'paprika'])}
      ${sauce === 'ketchup' ? '3/4 cup ketchup\n2 tbsp tomato-paste' : '1 1/2 cup crushed-tomato\n2 tbsp tomato-paste'}
      1 tbsp brown-sugar
      ~1 tbsp worcestershire-sauce
      1 tbsp ${sharp}
      3/4 tsp salt
      $bread`)
    const added = twist(kit, {
      'dill-pickle': '1/2 cup dill-pickle',
      cheddar: '3/4 cup cheddar',
      'hot-sauce': '1 tsp hot-sauce',
      scallion: '2 each scallion',
      cumin: '1/2 tsp cumin',
    })
    const safe = cookingOf(main) === 'ground-poultry' ? '165°F (74°C)' : '160°F (71°C)'
    kit.step(
      'Heat {vegetable-oil} in a large skillet over medium heat. Add {onion,veg} and cook until soft and lightly browned, 7 minutes.',
      bean
        ? `Stir in {garlic,chili-powder,smoked-paprika,paprika,cumin} and cook until fragrant, 1 minute. Add {${main}} and crush about half of it with the back of a spoon.`
        : `Turn up the heat, add {${main}} and break it into fine crumbs. Cook until browned and ${safe}, with no pink left, 7 minutes. Stir in {garlic,chili-powder,smoked-paprika,paprika,cumin} for 1 minute.`,
      `Add {crushed-tomato,ketchup,tomato-paste,brown-sugar,worcestershire-sauce,${sharp},salt} and 1/2 cup of water. Simmer, stirring now and then, until (the sauce clings and a spoon leaves a clean trail|thick enough to mound), 10 minutes.`,
      'Meanwhile, toast {bread}, cut side down, in a dry skillet until golden, 2 minutes.',
      'Pile onto {bread}[ with {dill-pickle,cheddar,scallion}][ and a few drops of {hot-sauce}] (and hand out napkins|and eat at once, over a plate).',
    )
    nameDish(kit, {
      noun: 'sloppy joes',
      main: [main],
      partners: [...kit.bound('veg'), ...added.filter((id) => id !== 'cumin' && id !== 'hot-sauce')],
      methods: ['saucy', 'skillet', 'weeknight'],
      never: ['garlicky', 'mustard', 'herby', 'cumin', 'paprika', 'cheesy'],
    })
    kit.describe(
      `{${main}} in a sweet-sharp tomato sauce, thick enough to (stay on a toasted bun, mostly|pile high on toasted buns). (The filling keeps for three days and only gets better|On the table in half an hour).`,
    )
  },
}
