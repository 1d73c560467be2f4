import type { Dish } from '../../dish.ts'
import { callIt } from '../bowl-parts.ts'
import { twist } from '../twist.ts'

/** A white sauce, 1 fat : 1 flour : 12 milk and cream by weight, and spinach that was squeezed as dry as it gets. */
export const creamedSpinach: Dish = {
  id: 'creamed-spinach',
  names: [
    ...[
      'creamed spinach',
      'creamy spinach',
      'cream spinach',
      'spinach in cream',
      'steakhouse creamed spinach',
    ],
    ...['creamed kale', 'creamed greens', 'creamed chard', 'creamed collard greens', 'spinach cream'],
  ],
  categories: ['dinner'],
  kind: 'savoury',
  serves: 4,
  minutes: [25, 35],
  side: true,
  onlyNamed: true,
  takes: ['vegetable', 'dairy', 'hard-cheese', 'melting-cheese', 'bacon', 'fresh-cheese'],
  moods: ['creamy', 'comfort', 'holiday', 'fancy'],
  write(kit) {
    const asked = /kale/i.test(kit.craving.text)
      ? 'kale'
      : /collard/i.test(kit.craving.text)
        ? 'collard-green'
        : /chard/i.test(kit.craving.text)
          ? 'swiss-chard'
          : /green/i.test(kit.craving.text)
            ? kit.inTurn(['swiss-chard', 'kale', 'collard-green'].filter(kit.ok))
            : 'spinach'
    const leaf = [asked ?? 'spinach', 'spinach', 'swiss-chard', 'kale'].find(kit.ok)
    const fat = kit.resolve('butter')
    const flour = kit.resolve('all-purpose-flour')
    const milk = kit.resolve('milk')
    if (!leaf || !fat || !flour || !milk) return kit.fail('no leaves, or no white sauce')
    const cream = kit.resolve('heavy-cream')
    const minutes = { kale: 4, 'collard-green': 8, 'swiss-chard': 2 }[leaf as 'kale'] ?? 1
    kit.add(`!${leaf === 'spinach' ? '1 1/2' : '1 3/4'} lb ${leaf}${leaf === 'spinach' ? '' : ' | thick stems cut out, leaves chopped'}
      3/4 tsp salt
      2 tbsp ${fat}
      1 each shallot | finely chopped
      ${kit.ok('garlic') ? '2 clove garlic' : ''}
      2 tbsp ${flour}
      1 cup ${milk}
      ${cream && cream !== milk ? `1/3 cup ${cream}` : ''}
      ${kit.ok('nutmeg') ? '1/8 tsp nutmeg' : ''}
      1/4 tsp black-pepper`)
    const added = twist(
      kit,
      {
        parmesan: '1/2 cup parmesan',
        gruyere: '2 oz gruyere',
        'cream-cheese': '2 oz cream-cheese',
        'lemon-juice': '2 tsp lemon-juice',
        bacon: '3 slice bacon',
        cayenne: '1/8 tsp cayenne',
        'dijon-mustard': '1 tsp dijon-mustard',
      },
      1,
    )
    const bacon = added.includes('bacon')
    kit.work(5)
    kit.step(
      bacon ? 'Fry {bacon} in a dry skillet until crisp, 7 minutes, and crumble it.' : '',
      `Drop {${leaf}} into a large pot of boiling water with half of {salt}, in two lots, until ${minutes === 1 ? 'just wilted, 1 minute' : `tender, ${minutes} minutes`}. Drain, cool under cold water and squeeze by the handful until no more water comes. Chop.`,
      `${fat === 'butter' || fat === 'vegan-butter' ? 'Melt' : 'Heat'} {${fat}} in a wide skillet over medium heat and cook {shallot,garlic} until soft, 3 minutes. Stir in {${flour}} for 1 minute.`,
      `Whisk in {${[milk, cream && cream !== milk ? cream : ''].filter(Boolean).join(',')}} little by little and simmer, whisking, until it coats a spoon, 4 minutes.`,
      `Fold in {${leaf}}, the rest of {salt} and {nutmeg,black-pepper,cayenne,dijon-mustard}, and cook until thick and hot, 3 minutes. Off the heat, stir in {parmesan,gruyere,cream-cheese,lemon-juice}.`,
      'Serve hot[, with {bacon} on top]: it should hold its shape on the spoon and not run.',
    )
    callIt(kit, {
      noun: `creamed ${{ kale: 'kale', 'collard-green': 'collard greens', 'swiss-chard': 'chard' }[leaf as 'kale'] ?? 'spinach'}`,
      true: ['thick', 'silky', 'stovetop'],
      after: [
        ...added.filter((id) => !['cayenne', 'lemon-juice', 'dijon-mustard'].includes(id)),
        'nutmeg',
        'shallot',
      ],
    })
    kit.describe(
      `(Dark green and thick|Soft leaves in a thick white sauce), with {-shallot,nutmeg,parmesan,gruyere,bacon}. (Squeeze hard: what water stays in thins the sauce|It waits happily under a lid while the main dish cooks).`,
    )
  },
}
