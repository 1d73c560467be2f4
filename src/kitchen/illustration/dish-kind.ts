import type { Dish } from './dish.ts'
import { bars, cookies, muffins } from './scenes/baked-by-the-piece.ts'
import { burger } from './scenes/burger.ts'
import * as hand from './scenes/by-hand.ts'
import { cakeStand } from './scenes/cake-stand.ts'
import { glass, mug } from './scenes/drinks.ts'
import { icePops } from './scenes/ice-pops.ts'
import * as bowls from './scenes/in-bowl.ts'
import { loaf, pie } from './scenes/loaf-and-pie.ts'
import * as plates from './scenes/on-plate.ts'
import { ovenBake, roastTray, setEggs, stuffed } from './scenes/oven-dish.ts'
import { roast } from './scenes/roast.ts'
import { groundOf } from './scenes/toppings.ts'
import type { Svg } from './svg.ts'

export type Cutlery = 'fork' | 'spoon' | 'knife and fork' | 'chopsticks' | 'none'

/** A way to paint a dish: how it is seen, what lies beside it, and the scene. */
export interface DishKind {
  view: 'above' | 'side'
  cutlery: Cutlery
  paint: (dish: Dish) => Svg
}

const above = (cutlery: Cutlery, paint: DishKind['paint']): DishKind => ({ view: 'above', cutlery, paint })
const aside = (paint: DishKind['paint']): DishKind => ({ view: 'side', cutlery: 'none', paint })

type Rule = readonly [title: RegExp, kind: DishKind]

/** A flavor and a main food that end the name: "honey garlic chicken" is no salad of it. */
const endsIn = (flavors: string): RegExp =>
  new RegExp(
    `(?<![a-z])(?:${flavors}) (?:chicken|beef|pork|turkey|salmon|cod|shrimp|scallops?|tofu|cauliflower|tempeh|seitan|mushrooms|chickpeas|white beans)(?: breasts| thighs| chops| bites)?$`,
  )

/** Read from the top: the first words of the title that fit decide. */
const byTitle: readonly Rule[] = [
  [/(?<![a-z])(?:iced tea|mojito|sangria|limeade|eton mess)/, aside(glass)],
  [
    /(?<![a-z])(?:doughnut|beignet|macaron|meringues|cream puff|choux|profiterole|[eé]clair|lamington|bagels)/,
    above('none', cookies),
  ],
  [/(?<![a-z])strudel/, above('none', loaf)],
  [/(?<![a-z])(?:cr[eè]me br[uû]l[eé]e|crema catalana)/, above('spoon', bowls.porridge)],
  [/(?<![a-z])kaiserschmarrn/, above('knife and fork', plates.pancakes)],
  [/(?<![a-z])(?:mug cake|hot chocolate|cocoa\b(?! )|latte|chai|cappuccino|tea\b)/, aside(mug)],
  [/(?<![a-z])(?:ice pop|popsicle|ice lolly|paleta)/, above('none', icePops)],
  [/(?<![a-z])(?:smoothie bowl|a[cç]a[ií] bowl|kheer|sticky rice)/, above('spoon', bowls.porridge)],
  [/(?<![a-z])(?:baklava|tiramis[uù])/, above('none', bars)],
  [/(?<![a-z])(?:pavlova|flan\b|cr[eè]me caramel|toffee pudding|steamed pudding)/, aside(cakeStand)],
  [/(?<![a-z])(?:poached (?:plum|pear|peach|apricot|quince)|mapo|wat\b)/, above('spoon', bowls.stew)],
  [
    /(?<![a-z])(?:p[aã]o de queijo|churro|onigiri|summer rolls?|pierogi|samosa|pakora|bhaji|egg rolls|rangoon|cheese wontons)/,
    above('none', plates.bites),
  ],
  [/(?<![a-z])(?:pretzel)/, above('none', cookies)],
  [/(?<![a-z])(?:borscht?\b|bouillabaisse|cioppino|pozole|matzo ball)/, above('spoon', soup)],
  [
    /(?<![a-z])(?:gumbo|pot roast|osso buco|étouffée|and (?:gluten-free )?dumplings|red beans and rice|aloo gobi|aloo matar|gobi masala|creamed (?:spinach|kale|chard|collard)|refried|kimchi jjigae)/,
    above('spoon', bowls.stew),
  ],
  [/(?<![a-z])(?:biscuits and|eggs on toast)/, above('knife and fork', hand.toasts)],
  [/(?<![a-z])(?:boiled|jammy) eggs/, above('spoon', plates.bites)],
  [
    /(?<![a-z])(?:fried|poached|sunny-side-up|over-(?:easy|medium|hard)) eggs/,
    above('fork', plates.fromThePan),
  ],
  [/(?<![a-z])arepas/, above('none', hand.halves)],
  [/(?<![a-z])(?:tamales|arancini|suppl[iì])/, above('none', plates.bites)],
  [/(?<![a-z])coronation chicken/, above('fork', salad)],
  [/(?<![a-z])fried (?:chicken|tofu|turkey|cauliflower|oyster mushrooms)/, above('none', roastTray)],
  [/(?<![a-z])rösti/, above('fork', plates.pancakes)],
  [
    /(?<![a-z])(?:reuben|rachel|cheesesteak|calzone|patty melt|monte cristo|french dip)/,
    above('none', hand.halves),
  ],
  [/(?<![a-z])(?:empanada|pelmeni|sushi(?! bowl)|tempura|patatas bravas)/, above('none', plates.bites)],
  [/(?<![a-z])okonomiyaki/, above('chopsticks', plates.pancakes)],
  [/(?<![a-z])eggs (?:benedict|florentine|royale)/, above('knife and fork', hand.toasts)],
  [/(?<![a-z])(?:souffl[eé]|stuffing\b|tamale pie|cassoulet)/, above('spoon', ovenBake)],
  [/(?<![a-z])carnitas/, above('none', hand.tacos)],
  [/(?<![a-z])(?:birria(?! taco)|rendang|feijoada|moqueca)/, above('spoon', bowls.stew)],
  [/(?<![a-z])chimichanga/, above('none', hand.halves)],
  [/(?<![a-z])potato skins/, above('none', stuffed)],
  [/(?<![a-z])(?:fish|cod|haddock|halibut|tofu|halloumi) and chips/, above('none', roastTray)],
  [/(?<![a-z])wings\b/, above('none', roastTray)],
  [/(?<![a-z])(?:pork|beef|short|spare|back)[- ](?:short )?ribs\b/, above('none', roast)],
  [/(?<![a-z])steak bites/, above('none', plates.fromThePan)],
  [
    /(?<![a-z])(?:spaghetti|linguine|fettuccine|penne|rigatoni|pasta|zucchini noodles) and (?:[a-z]+ )*(?:meat)?balls/,
    above('fork', plates.pasta),
  ],
  [
    endsIn(
      "teriyaki|honey (?:garlic|soy)|maple garlic|sticky (?:garlic|soy)|sesame|orange|general tso's|mongolian|sweet and sour|maple-glazed",
    ),
    above('chopsticks', plates.withRice),
  ],
  [
    endsIn(
      'tuscan|marry me|creamy|creamy (?:garlic|mushroom|lemon)|garlic (?:parmesan|butter)|lemon|lemon (?:butter|pepper)',
    ),
    above('none', plates.fromThePan),
  ],
  [/(?:piccata|marsala| in (?:mushroom )?pan sauce)$/, above('none', plates.fromThePan)],
  [/(?<![a-z])fondue/, above('none', bowls.dip)],
  [/(?<![a-z])wellington/, above('none', loaf)],
  [/(?<![a-z])cabbage rolls/, above('none', stuffed)],
  [/(?<![a-z])(?:b[aá]nh m[iì])/, above('none', hand.halves)],
  [/(?<![a-z])(?:sm[oø]rrebr[oø]d)/, above('none', hand.toasts)],
  [/(?<![a-z])(?:jollof|chilaquiles)/, above('none', plates.fromThePan)],
  [/(?<![a-z])(?:labneh)/, above('none', bowls.dip)],
  [
    /(?<![a-z])(?:smoothie|shakes?\b|lassi|lemonade|juice|parfait|mousse|panna cotta|(?<!bread |rice )pudding|chia|trifle|tiramisu|frappe|cooler|iced|sorbet|ice cream|milk\b$)/,
    aside(glass),
  ],
  // Names that say another food than what is on the plate come before the foods.
  [/(?<![a-z])(?:hot ?dogs?\b|bratwurst)/, above('none', hand.halves)],
  [/(?<![a-z])(?:loaf cake|pound cake)/, above('none', loaf)],
  [/(?<![a-z])(?:rocky road|tiffin|refrigerator cake)/, above('none', bars)],
  [/(?<![a-z])(?:mud pie|chocolate pie|fudge pie)/, aside(cakeStand)],
  [/(?<![a-z])toad in the hole/, above('spoon', ovenBake)],
  [/(?<![a-z])(?:bubble and squeak|dirty rice)/, above('none', plates.fromThePan)],
  [/(?<![a-z])garlic bread/, above('none', hand.toasts)],
  [
    /(?<![a-z])(?:(?:cinnamon|dinner|sweet|bread) rolls?\b|(?:sticky|morning|cinnamon|cardamom) buns?\b)/,
    above('none', muffins),
  ],
  [/(?<![a-z])naan(?! (?:wrap|pizza|flatbread))/, above('none', hand.wedges)],
  [/(?<![a-z])(?:[a-z]*burger|slider|sloppy joe)/, aside(burger)],
  [
    /(?<![a-z])(?:burrito bowl|poke|grain bowl|buddha|power bowl|nourish|quinoa bowl|rice bowl|bibimbap|donburi)/,
    above('fork', bowls.sectors),
  ],
  [/(?<![a-z])(?:soup|chowder|bisque|gazpacho|minestrone|broth|ramen|pho\b|laksa)/, above('spoon', soup)],
  [/(?<![a-z])(?:taco(?!.*(?:salad|soup|bowl)))/, above('none', hand.tacos)],
  [
    /(?<![a-z])(?:burrito|wraps?\b|sandwich|panini|club|grilled cheese|sub\b|gyro|shawarma|hoagie|toastie|\bblt\b|pita pocket)/,
    above('none', hand.halves),
  ],
  [/(?<![a-z])(?:quesadilla|scallion pancake|spanakopita)/, above('none', hand.wedges)],
  [/(?<![a-z])(?:pizza|flatbread)/, above('none', hand.pizza)],
  [/(?<![a-z])(?:french toast|waffle)/, above('knife and fork', plates.waffles)],
  [/(?<![a-z])(?:toasts?\b|bruschetta|crostini|tartine|bagel)/, above('none', hand.toasts)],
  [/(?<![a-z])(?:kebab|kabob|skewer|satay|souvlaki|yakitori)/, above('none', hand.skewers)],
  [/(?<![a-z])(?:pancake|cr[eê]pe|blini|flapjack)/, above('knife and fork', plates.pancakes)],
  [/(?<![a-z])(?:muffin|cupcake|popover)/, above('none', muffins)],
  [
    /(?<![a-z])(?:cookie|biscuit|macaroon|shortbread|scone|snickerdoodle|granola(?! bar)|meringues?$)/,
    above('none', cookies),
  ],
  [/(?<![a-z])(?:brownie|blondie|\bbars?\b|fudge|bark|squares|slice\b)/, above('none', bars)],
  [
    /(?<![a-z])(?:energy|bites|balls|truffle|meatball|falafel|fritter|croquette|nugget|dumpling|gyoza|arancini|crab cake|fish cake)/,
    above('fork', plates.bites),
  ],
  [/(?<![a-z])(?:cheesecake|layer cake|torte|gateau|cake(?!s\b))/, aside(cakeStand)],
  [
    /(?<![a-z])(?:banana bread|loaf|focaccia|[a-z]*bread\b|brioche|soda bread|cornbread|challah|pound)/,
    above('none', loaf),
  ],
  [
    /(?<![a-z])(?:shepherd|cottage pie|lasagn|casserole|gratin|moussaka|mac(?:aroni)? and cheese|mac & cheese|crumble|crisp(?= with| for|$)|cobbler|baked (?:oat|ziti|pasta|penne|beans)|enchilada|bake\b|strata|parmigiana|scalloped|bread pudding|tray ?bake|clafoutis)/,
    above('spoon', ovenBake),
  ],
  [/crustless/, above('fork', setEggs)],
  [/(?<![a-z])(?:\bpie\b|\btarts?\b|tarte|quiche|galette|pot pie)/, above('none', pie)],
  [/(?<![a-z])(?:stuffed (?!chicken|pork))/, above('none', stuffed)],
  [/(?<![a-z])(?:salad|slaw|fattoush|tabbouleh|caprese)/, above('fork', salad)],
  [/(?<![a-z])(?:risotto|orzotto)/, above('spoon', bowls.risotto)],
  [/(?<![a-z])(?:shakshuka|eggs in purgatory|huevos)/, above('none', plates.eggsInSauce)],
  [/(?<![a-z])(?:frittata|tortilla espa|spanish tortilla)/, above('fork', setEggs)],
  [/(?<![a-z])(?:omelet|egg cup)/, above('fork', plates.omelette)],
  [
    /(?<![a-z])(?:oat|porridge|polenta|grits|congee|mash|rice pudding|yogh?urt bowl|cereal|muesli)/,
    above('spoon', bowls.porridge),
  ],
  [
    /(?<![a-z])(?:hummus|baba ganoush|guacamole|\bdip\b|salsa|spread|pesto$|tzatziki|relish|jam\b|compote|sauce$)/,
    above('none', bowls.dip),
  ],
  [
    /(?<![a-z])(?:fried rice|paella|jambalaya|pilaf|skillet|hash|one[- ]pan|biryani|scramble|fajita|cacciatore)/,
    above('none', plates.fromThePan),
  ],
  [
    /(?<![a-z])(?:pasta|spaghetti|linguine|fettuccine|penne|rigatoni|carbonara|bolognese|alfredo|gnocchi|tagliatelle|macaroni|orecchiette|ravioli|tortellini)/,
    above('fork', plates.pasta),
  ],
  [
    /(?<![a-z])(?:noodle|lo mein|chow mein|pad thai|udon|soba|yakisoba|japchae)/,
    above('chopsticks', bowls.noodleBowl),
  ],
  [
    /(?<![a-z])(?:stir[- ]?fry|teriyaki|kung pao|sweet and sour|general tso|bulgogi|\bwok)/,
    above('chopsticks', plates.withRice),
  ],
  [
    /(?<![a-z])(?:curry|masala|korma|vindaloo|\bdal\b|daal|chana|stew|chili\b|chilli\b|goulash|tagine|gumbo|ragu|stroganoff|bourguignon|braise|adobo|rogan|saag|palak|butter chicken)/,
    above('spoon', bowls.stew),
  ],
  [
    /(?<![a-z])(?:sheet[- ]pan|roasted (?!chicken|beef|pork|lamb|turkey|duck|tomato soup)|fries|wedges|chips\b|wings|crispy (?:potato|chickpea|kale|cauliflower))/,
    above('none', roastTray),
  ],
  [
    /(?<![a-z])(?:roast|whole chicken|pot roast|leg of|brisket|glazed ham|pulled|prime rib)/,
    above('none', roast),
  ],
]

function soup(dish: Dish): Svg {
  if (/ramen|pho\b|laksa|noodle/.test(dish.title) && groundOf(dish, 'noodle', 'pasta'))
    return bowls.noodleBowl(dish)
  const smooth =
    /puree|blend|smooth|cream of|creamy|velvet|bisque|gazpacho|tomato soup|squash soup|carrot soup|pumpkin soup/.test(
      `${dish.title} ${dish.method}`,
    )
  return smooth && !/chowder|minestrone|chunky|tortilla|noodle/.test(dish.title)
    ? bowls.pureedSoup(dish)
    : bowls.brothySoup(dish)
}

function salad(dish: Dish): Svg {
  return /pasta salad|macaroni salad|orzo salad/.test(dish.title) && groundOf(dish, 'pasta')
    ? plates.pasta(dish)
    : bowls.salad(dish)
}

/** How to paint a dish. Titles without a known word are judged by what is in them. */
export function kindOf(dish: Dish): DishKind {
  // What it comes with says little of what it is: a curry with crisp shallots is no crisp, a pie with ice cream no glass.
  const [itself = dish.title] = dish.title.split(/ with /)
  const named =
    byTitle.find(([words]) => words.test(itself)) ?? byTitle.find(([words]) => words.test(dish.title))
  if (named) return named[1]
  if (groundOf(dish, 'noodle', 'pasta')) return above('fork', plates.pasta)
  if (dish.category === 'dessert') return /flour/.test(dish.words) ? aside(cakeStand) : aside(glass)
  if (dish.category === 'snack') return above('none', plates.bites)
  if (
    dish.pieces.some(({ shape }) => shape === 'fillet') ||
    /breast|\bchops?\b|steak|\bfillet|cutlet|tenderloin|schnitzel|thigh/.test(dish.words)
  )
    return above('knife and fork', plates.mainAndSides)
  if (dish.category === 'breakfast')
    return dish.pieces.some(({ shape }) => shape === 'egg')
      ? above('fork', plates.omelette)
      : above('spoon', bowls.porridge)
  if (groundOf(dish, 'grain'))
    return above('fork', dish.category === 'lunch' ? bowls.sectors : plates.withRice)
  return dish.pieces.length >= 2 ? above('fork', plates.heap) : above('spoon', bowls.stew)
}
