import type { Dish } from '../../dish.ts'
import { wantsFirm } from './boiled-eggs.ts'
import { toasted, topped } from './on-eggs.ts'

export const poachedEggs: Dish = {
  id: 'poached-eggs',
  names: [
    ...['poached eggs', 'poached egg', 'poach eggs', 'poach an egg', 'how to poach eggs'],
    ...['poached eggs on toast', 'poached egg on toast', 'poached eggs and toast', 'eggs on toast'],
  ],
  categories: ['breakfast'],
  kind: 'savoury',
  serves: 2,
  minutes: [10, 20],
  side: true,
  onlyNamed: true,
  takes: ['egg', 'herb', 'spice', 'bread', 'vegetable'],
  moods: ['quick', 'simple', 'healthy', 'protein', 'light'],
  write(kit) {
    if (!kit.ok('egg')) return kit.fail('no eggs')
    const firm = wantsFirm(kit)
    const sharp = ['white-wine-vinegar', 'apple-cider-vinegar', 'lemon-juice'].find(kit.ok)
    kit.add(`!4 each egg | as fresh as possible\n${sharp ? `1 tbsp ${sharp}` : ''}\n1/4 tsp salt`)
    const leaf = kit.choose({
      roles: ['vegetable'],
      onlyWanted: true,
      max: 1,
      where: (item) => item.speed === 'leaf',
    })
    kit.bind('leaf', leaf)
    kit.add('$leaf x0.6')
    const top = topped(kit)
    const toast = toasted(kit, true)
    kit.step(
      `Bring 3 inches of water to a boil in a wide pan[ with {${sharp ?? 'x'}}, which helps the whites to set], then turn the heat down until bubbles only rise now and then.`,
      'Crack {egg}, one by one, into a fine sieve over a bowl, let the thin white run off, and tip each into a cup.',
      '[Meanwhile, wilt {leaf} in a covered skillet, 2 minutes, and squeeze dry.]',
      toast.step,
      `Slide the eggs into the water, well apart, and poach until the whites are set and ${firm ? 'the yolks firm, 6 minutes' : 'the yolks soft, 3 minutes'}. Lift out with a slotted spoon, and drain on a cloth.`,
      `${toast.ref ? `Set on ${toast.ref}` : 'Set on warm plates'}[ with {leaf}], season with {${['salt', top.ref].filter(Boolean).join(',')}}, and serve at once.`,
    )
    const noun = toast.name ? 'poached eggs on toast' : 'poached eggs'
    kit.title(noun, ...[top.name].filter(Boolean).map((one) => `${noun} with ${one}`))
    kit.describe(
      `Soft, rounded eggs with ${firm ? 'firm' : 'running'} yolks[, under {-${top.ref}}]. (The sieve takes off what would turn to rags|They can wait in cold water, and warm up in hot).`,
    )
  },
}
