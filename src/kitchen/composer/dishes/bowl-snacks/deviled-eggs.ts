import type { Dish } from '../../dish.ts'
import { callIt, choose } from '../bowl-parts.ts'

export const deviledEggs: Dish = {
  id: 'deviled-eggs',
  names: ['deviled eggs', 'deviled egg', 'devilled eggs', 'stuffed eggs', 'egg snack', 'devil eggs'],
  categories: ['snack'],
  kind: 'savoury',
  serves: 6,
  minutes: [30, 35],
  onlyNamed: true,
  takes: ['herb', 'spice', 'pickle', 'canned-fish', 'bacon', 'vegetable', 'dairy'],
  write(kit) {
    const cream = kit.resolve('mayonnaise') ?? kit.resolve('greek-yogurt')
    if (!cream || !kit.ok('egg')) return kit.fail('no eggs, or nothing to bind the yolks')
    const mustard = kit.resolve('dijon-mustard')
    const twist = choose(kit, {
      roles: ['pickle', 'canned-fish', 'vegetable', 'bacon'],
      from: [
        'dill-pickle',
        'caper',
        'salmon-smoked',
        'avocado',
        'kimchi',
        'olive-green',
        'roasted-red-pepper',
        'sun-dried-tomato',
      ],
      not: ['tuna-canned', 'sardine', 'salmon-canned'],
      count: kit.lean > 0 ? 0 : 1,
      where: (item) =>
        item.id === 'bacon' ||
        item.raw === true ||
        item.roles.includes('canned-fish') ||
        item.roles.includes('pickle'),
    })
    kit.bind('twist', twist)
    const herb =
      choose(kit, { roles: ['herb'], from: ['chive', 'dill', 'parsley', 'tarragon'] })[0] ?? 'chive'
    const dust = kit.pick(['smoked-paprika', 'paprika', 'cayenne', 'curry-powder', 'sumac'])
    kit.add(`!6 each egg
      3 tbsp ${cream}
      ${mustard ? `1 tsp ${mustard}` : ''}
      1 tsp lemon-juice
      1/4 tsp salt
      ~$twist x0.3${twist.length === 1 ? ' | finely chopped' : ''}
      ~1 tbsp ${herb}
      ~1/4 tsp ${dust}`)
    const bacon = twist.includes('bacon')
    kit.step(
      '(Bring a saucepan of water to a boil, lower in {egg} with a spoon and simmer|Lower {egg} into a pan of gently boiling water and cook) for 11 minutes. Cool in (ice water|very cold water) until cold all through; (fresh from the cold they peel cleanly|a fast chill also keeps the yolks bright).',
      bacon ? 'Meanwhile, fry {twist} in a dry skillet until crisp, then drain.' : '',
      'Peel, halve lengthwise and (tip the yolks into a bowl|ease out the yolks into a bowl), setting the whites on a plate.',
      `Mash the yolks with {${cream}${mustard ? `,${mustard}` : ''},lemon-juice,salt} until (completely smooth|no lump is left)[, then stir in {${twist.length > 0 ? 'twist' : herb}}]; (press them through a sieve for a finer filling|a fork is enough, a sieve is better).`,
      `(Spoon|Pipe) the filling back into the whites, heaping it a little[, and finish with {${twist.length > 0 ? `${herb},` : ''}${dust}}]. (Serve cool|Keep cold until you serve them).`,
    )
    callIt(kit, {
      noun: 'deviled eggs',
      true: ['creamy', 'silky', ...(mustard === 'dijon-mustard' ? ['mustardy'] : []), 'chilled'],
      before: [...twist, herb, dust],
      after: [...twist, herb, dust],
    })
    kit.describe(
      `(Silky, sharp yolk filling|A mustardy, silky filling) piped back into tender whites[, with {-twist}][ and a dusting of {-${dust}}]. (Make more than you think you need|They can wait in the cold until guests come).`.replace(
        'mustardy, ',
        mustard === 'dijon-mustard' ? 'mustardy, ' : '',
      ),
    )
  },
}
