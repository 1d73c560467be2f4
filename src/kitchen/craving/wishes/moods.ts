/** Moods with the words that ask for them, as typed and in the singular. */
const rows: Record<string, string> = {
  cozy: 'cozy cosy coziest snug hygge fireside rainy raining rain stormy snowing snowy blanket soothing blizzard blizzardy snowed-in',
  comfort:
    'comfort comforting homey homely nostalgic cheat-meal cheat-day grandma sad heartbroken unhealthy junk-food junky naughty guilty-pleasure bad-mood cheer-me-up cheers-me-up terrible-day bad-day rough-day',
  warm: 'warm warming hot',
  winter:
    'winter cold-day cold-night cold-evening cold-morning cold-weather cold-outside cold-out its-cold it’s-cold it-is-cold freezing wintry christmas thanksgiving',
  autumn: 'autumn autumnal fall',
  spring: 'spring springtime',
  summer: 'summer summery picnic sunny',
  refreshing: 'refreshing cooling something-fresh',
  light: 'light lighter weight-loss weight-losing lose-weight losing-weight slimming slimmed-down waistline',
  healthy: 'healthy healthier nutritious wholesome nourishing fit diet lean good-for-me good-for-you',
  hearty: 'hearty filling substantial rustic hungry starving ravenous meaty',
  spicy:
    'spicy fiery spiciness hot-and-spicy zingy kick some-heat with-heat more-heat bit-of-heat lots-of-heat little-heat extra-heat serious-heat real-heat love-heat loves-heat like-heat likes-heat heat-level heat-lover heat-lovers bring-the-heat bring-on-the-heat add-heat nice-heat mild-heat heat-and-flavor heat-in-it picante hot-curry hot-curries hot-and-thai hot-thai hot-and-sichuan hot-salsa really-hot super-hot extra-hot meltingly-hot blazing-hot mouth-on-fire hot-as-hell hot-indian hot-chili',
  spiced: 'spiced',
  mild: 'mild gentle',
  smoky: 'smoky smoked charred',
  creamy: 'creamy silky velvety creaminess creamier',
  rich: 'rich richer richest',
  crispy: 'crispy crisped crispiness crispier crisper',
  crunchy: 'crunchy crunch crunchier',
  cheesy: 'cheesy',
  sweet:
    'sweet sugary treat goodies baked-good bake-something something-to-bake baking-recipe baking-idea suggestion-for-baking suggestions-for-baking recipe-for-baking feel-like-baking mood-to-bake do-some-baking desperate-to-bake indulgent decadent sweetness',
  tangy:
    'tangy zesty sour citrusy bright really-tart very-tart super-tart extra-tart quite-tart nice-and-tart sweet-and-tart tart-and-sweet sweet-tart mouth-puckering lip-puckering really-lemony extra-lemony',
  garlicky: 'garlicky',
  quick:
    'quick fast speedy rapid easy-peasy hurry lazy instant short-on-time pressed-for-time time-crunch time-poor',
  simple:
    'simple easiest picky fussy-eater fussy-eaters easy basic minimal beginner novice newbie rookie student hard-to-fail no-fail never-fail fail-proof fail-safe foolproof fool-proof idiot-proof hard-to-mess-up impossible-to-mess-up hard-to-screw-up no-fuss fuss-free convenient undemanding can’t-cook can’t-really-cook cant-cook cannot-cook cant-really-cook bad-at-cooking terrible-cook bad-cook not-a-good-cook not-much-of-a-cook never-cooked never-cooked-before know-how-to-cook learning-to-cook hopeless-cook',
  weeknight: 'weeknight weekday busy midweek tuesday monday',
  sunday: 'sunday weekend',
  slow: 'slow slow-cooked',
  fancy:
    'fancy elegant impress impressive special dinner-party plated gourmet showstopper celebrating celebration boss-coming boss-is-coming in-laws-coming guests-coming guests-are-coming company-coming company-is-coming',
  kids: 'kid kids kiddo kiddos child children toddler kid-friendly child-friendly family-friendly',
  party:
    'party crowd potluck gathering game-day gameday super-bowl superbowl buffet people-over friends-over',
  budget:
    'budget cheap cheapest broke low-cost economical penny-pinching tight-budget frugal affordable thrifty inexpensive no-money little-money low-on-money struggle-meal struggle-meals',
  protein: 'high-protein protein gym muscle protein-packed workout post-workout leg-day',
  smooth: 'smooth',
  takeout: 'takeout takeaway',
  'make ahead':
    'meal-prep meal-prepping make-ahead batch-cooking batch-cook prep-ahead packed-lunch packable lunchbox lunch-box brown-bag take-to-work bring-to-work pack-for-work take-to-school eat-at-work ahead-of-time in-advance keeps-for-days keep-for-days keeps-well keep-well keeps-for-a-week keep-for-a-week all-week for-the-week day-before day-ahead night-before evening-before morning-before',
  freezer:
    'freeze freezes freezing-well freezable freezeable for-the-freezer freezer-friendly freezer-meal freezer-meals freezer-lunch freezer-lunches freezer-dinner freezer-dinners freezer-breakfast freezer-breakfasts freezer-soup freezer-casserole freezer-casseroles freezer-snack freezer-safe freezer-stash freezer-cooking',
  // Finger food and no-cook dishes are marked in the recipes themselves.
  'no-cook': 'no-cook no-cooking uncooked',
  hangover: 'hangover hungover hung-over',
  greasy: 'greasy greasiest',
  carby:
    'carby carb-heavy carb-loaded carb-loading carb-load carbo-loading lots-of-carbs all-the-carbs starchy',
  romantic:
    'romantic date-night sexy sexiest seductive aphrodisiac candlelit anniversary valentine girlfriend boyfriend fiancee',
  savory: 'savory savoury salty something-salted anything-salted',
  sick: 'sick ill flu sore-throat soar-throat scratchy-throat upset-stomach nauseous queasy barfy barfing puking throwing-up vomiting tummy-bug stomach-bug stomach-flu under-the-weather poorly feel-better congested stuffed-nose stuffy-nose headache keep-down keeping-down hold-down',
}

export const moodWords: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([mood, words]) =>
    words.split(' ').map((word) => [word.replace(/-/g, ' '), mood] as const),
  ),
)
