import type { Dish } from '../../dish.ts'
import { addFlour, degrees } from '../sweet-basics.ts'
import { nameSweet } from '../sweet-naming.ts'
import { meltable, meltableLine } from './meltable.ts'

/*
 * Two 8-inch layers: 190 g flour : 65 g cocoa : 250 g sugar : 2 eggs : 240 ml milk : 80 ml oil, thin on purpose, for a crumb
 * that stays moist in the cold; 600 g cherries, and 720 ml of cream. Without egg, soda and vinegar lift it.
 */
export const blackForestCake: Dish = {
  id: 'black-forest-cake',
  names: [
    'black forest cake',
    'black forest gateau',
    'black forest gâteau',
    'black forest',
    'black forest torte',
    'schwarzwälder kirschtorte',
    'schwarzwalder kirschtorte',
    'kirschtorte',
    'black forest cherry cake',
  ],
  categories: ['dessert'],
  kind: 'sweet',
  serves: 12,
  minutes: [130, 150],
  oven: true,
  onlyNamed: true,
  takes: ['chocolate', 'berry'],
  cuisines: ['german'],
  moods: ['fancy', 'sweet', 'chocolatey', 'party'],
  write(kit) {
    kit.require(kit.ok('cherry') && !kit.diet('low-carb'), 'no cherries')
    const factor = kit.batch(0.5, 1)
    const cream = kit.resolve('heavy-cream')
    const milk = kit.resolve('milk')
    const bar = meltable(kit)
    if (!cream || !milk) return kit.fail('no cream')
    const cocoa = kit.ok('cocoa-powder')
    kit.require(cocoa || bar, 'no chocolate')
    const egg = kit.ok('egg')
    const rum =
      kit.ok('rum') &&
      !/\b(?:kids?|child|alcohol)/.test(kit.craving.text.toLowerCase()) &&
      (kit.wants('rum') || kit.chance(0.6))
    const acid = kit.resolve('apple-cider-vinegar')
    kit.require(egg || acid, 'nothing lifts it')
    const flour = addFlour(kit, cocoa ? 1.5 : 1.75)
    kit.add(
      `${cocoa ? '!3/4 cup cocoa-powder' : `!${meltableLine(bar ?? '', 7)}`}
      !1 3/4 cup sugar
      ${egg ? '1 1/2 tsp baking-powder\n1/2 tsp baking-soda' : '1 1/2 tsp baking-soda'}
      1/2 tsp salt
      ${egg ? '!2 each egg' : `!1 tbsp ${acid}`}
      !${egg ? 1 : '1 1/4'} cup ${milk}
      !1/3 cup vegetable-oil
      !4 cup cherry | pitted
      !1 tbsp cornstarch
      ${rum ? '3 tbsp rum' : ''}
      !3 cup ${cream} | cold
      1/4 cup powdered-sugar
      1 tsp vanilla-extract
      ${bar && cocoa ? `2 oz ${bar}${bar.endsWith('chip') ? '' : ' | shaved'}` : ''}`,
    )
    kit.work(30)
    const tins = factor < 1 ? 'a 6-inch round cake tin' : 'two 8-inch round cake tins'
    kit.step(
      `Heat the oven to ${degrees(350)}. Grease ${tins} and line with parchment.`,
      `Whisk {${flour},cocoa-powder,baking-powder,baking-soda,salt} with all but a few spoonfuls of {sugar} in a large bowl. ${cocoa ? '' : `Melt three quarters of {${bar}} in {${milk}} over low heat, 4 minutes, and let it cool until just warm. `}Whisk in ${cocoa ? `{${milk},vegetable-oil,${egg ? 'egg' : acid}}` : `that and {vegetable-oil,${egg ? 'egg' : acid}}`} until smooth; the batter is thin.`,
      `Pour into the tin${factor < 1 ? '' : 's'} and bake until springy and a skewer comes out clean, ${factor < 1 ? 32 : 30} minutes. Turn out and let the cake cool on a rack.`,
      'Meanwhile, set a handful of {cherry} aside. Simmer the others with the rest of {sugar} until they give up their juice, 5 minutes. Stir {cornstarch} into a spoonful of water, add it and bubble until thick and clear, 1 minute. Let it get cold.',
      `Cut ${factor < 1 ? 'the cake into 3 layers' : 'each cake into 2 layers'}[ and sprinkle with {${rum ? 'rum' : 'none'}}]. Whip {${cream}} with {powdered-sugar,vanilla-extract} to firm peaks.`,
      `Set a layer on a plate and cover with a third of the cherries and a layer of the whipped {-${cream}}. Go on with the other layers the same way, ending with cake, and spread the rest all over the top and sides.`,
      `Press ${cocoa ? `{${bar ?? 'none'}}` : `the rest of {${bar}}, shaved,`} onto the sides and top. Crown with the cherries that you kept. Refrigerate until the layers have settled, 60 minutes, and cut with a hot knife.`,
    )
    if (kit.servings < 5) kit.note('A 6-inch cake is the smallest that works; it is enough for six.')
    nameSweet(kit, {
      noun: 'Black Forest cake',
      main: [],
      withs: ['cherry', rum ? 'rum' : ''].filter(Boolean),
      methods: ['classic', 'towering', 'celebration', 'layered', 'showpiece'],
    })
    kit.describe(
      `Dark chocolate layers, cherries and clouds of whipped {-${cream}}[, with a sprinkle of {-${rum ? 'rum' : 'none'}} where kirsch would go]. (Make it the day before: it only gets better|It must chill before it is cut), and it feeds a party.`,
    )
  },
}
