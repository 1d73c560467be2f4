/** Function words of a craving, which say nothing to cook by. */
// biome-ignore format: a list of words
const words: ReadonlySet<string> = new Set(
  (
    'a an the and or nor but with without for from of to in on at by as is are be am was were i you he she it we they me him her us them my your his its our their this that these those some any all no not so too very just only also than then here there what which who when where why how can could will would should shall may might must do does did done have has had get got go let ' +
    'something anything nothing everything please thanks thank hi hello hey ok okay yes about around until after before if because while per via up down out off over under into ' +
    'above across against along among behind below beneath beside besides between despite during except inside near onto outside since through throughout till toward towards underneath upon within although though unless whenever wherever whether whatever whichever whom whose been being having doing ought either neither both several most such mine yours hers ours theirs myself yourself himself herself itself ourselves themselves anyone anybody nobody none often sometimes usually quite even still again already yet maybe perhaps uses especially interested remember ago going gotta guys searching tried wondering curious hoping call called named pre post ' +
    "i'm i've i'd i'll it's that's don't can't doesn't let's what's isn't won't we're they're you're he's she's im ive dont cant doesnt " +
    'really style inspired like love loved great super good nice tasty yummy delicious best favorite favourite perfect amazing awesome simple ' +
    'people person elderly senior seniors patient patients family friend friends guest guests wife husband son daughter kid kids child children mother father mom mum dad boss sister brother partner girlfriend boyfriend roommate grandma grandpa grandmother grandfather mil in-law inlaws law neighbor neighbour colleague coworker team teen teenager adult everyone everybody somebody someone ' +
    'recipe recipes idea ideas make makes making made cook cooks cooking cooked prepare preparing suggest suggestion suggestions give tell show find help want wants wanted need needs needed crave craving craves feel feeling think thinking looking look try trying use using used up serve serves serving servings ready eat eats eating food foods meal meals dish dishes thing things stuff way kind type sort lot lots much many more less few bit little big large small ' +
    'today tonight tomorrow yesterday week weekend day days night evening morning afternoon time now soon later quick hour hours minute minutes min mins year years old month months ' +
    'ingredient ingredients leftover leftovers overripe ripe opened open jar piece pieces head half can cans bag box bunch ' +
    'home house table kitchen garden office work school full late prep post workout camping easter halloween valentine birthday mothers fathers ' +
    'allergy allergies allergic intolerance free diet dietary restriction vegan ' +
    'convert converted standard turn into version based friendly option alternative ' +
    'instructions previous system prompt ignore world peace house another better never always every other others ' +
    'has hates like likes severe severely deadly deathly highly bad badly serious mild ' +
    'smth sth ppl tmrw payday pediatrician paediatrician nurse doctor doc dietitian midwife urologist ramadan iftar eid grandad granddad nan gran nana fil sil bil carer parents folks mate pal tablets tablet breastfeeding thx pls plz lol haha hahaha lmao omg yum mmm hmm hubby wifey bf tho coz cuz cos bc wanna gonna gimme u ur pref prefer reqs request requests fussy picky eater eaters tin tins extra fine safe well max dozen solo each left course main finger teatime couple couples hr hrs nursery niece nephew flatmate flatmates roomie meeting coming take teach loads high topped patient stage porfa favor gracias bitte danke merci grazie ' +
    'tip tips trick tricks hack hacks advice secret secrets restaurant restaurants suggestion reader readers write browse include includes including contain contains containing generate ' +
    'bagful bagfuls boxful boxfuls bucketful bucketfuls armful armfuls basketful basketfuls ' +
    'etc idk dunno idc pick picks choose chose decide ' +
    'million billion zillion gazillion bajillion kajillion ton tons heap heaps loads plenty ' +
    'teta nonna oma opa suegra suegro abuela abuelo nona yiayia babushka campsite gas ring rings drain draining torn believe typical typically tipico tipica obviously definitely probably anyway lately pretty casual spontaneous professional absolutely enough numerous relatively permanent lad lads girl girls boy boys parent spouse siblings sibling host hosting items item else gave given bring brings brought bought know knows knew steps follow list actually honestly truly worth bored college mailing accidentally authentically authentic religious reasons reason robot whatcha wat wut criteria suggested place places buddy olly alexa siri chatgpt bot okay sis bro dude grocery groceries ' +
    'disease guidance finding search nvm idk perfectly familiar willing flexible effort afterwards member guess weird instructions advise shine barely hopefully possibly basically clearly simply simplest anymore instead whatsoever whoever myself ' +
    'women woman men man event events dear visiting visit visited visitors invited invite told tells said says seems seem showed shown thrown thought knowing knew joke joking idiot harder feature featuring recommendations recommendation recommend recommended possible preparation method methods crazy luscious fragrant excellent outstanding appealing babysitting disown csa create creating created copycat copycats copy came moved moving burned last live living lives laid ordering ordered order replicate recreate recreating duplicate reproduce repertoire suffer suffers suffering purchased purchase quality local vendors vendor add adding able included promised promise generally riff begging almost feast feasts intriguing request requested printed published wonder wondered asked asking answer answers share shared posted keeps keeping begin beginning started starting start step-mom stepmom stepdad stepson stepdaughter proof thrilled excited honest fun ' +
    'fried baked roasted boiled steamed sticky greasy surprise party'
  ).split(' '),
)

/** Contractions of a verb with its "not", or of a pronoun with its verb: "haven't", "we've". */
const contraction = /^(?:[a-z]+n't|(?:i|you|he|she|it|we|they|who|that|there)'(?:m|s|re|ve|ll|d))$/

export const isGrammar = (word: string): boolean => words.has(word) || contraction.test(word)
