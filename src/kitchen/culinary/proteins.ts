import { item, meat, type PantryItem } from './item.ts'

const bean = (id: string, name: string, home = ''): PantryItem =>
  item(id, name, 'bean', '1 can', 'drained and rinsed', { cooking: 'bean', raw: true, home: home.split(' ') })

export const proteins: readonly PantryItem[] = [
  meat('chicken-breast', 'chicken', 'poultry', 'chicken', '1 1/4 lb', 'cut into 1-inch pieces', {
    buy: 'boneless, skinless chicken breasts',
  }),
  meat('chicken-thigh', 'chicken', 'poultry', 'chicken', '1 1/4 lb', 'cut into 1-inch pieces', {
    buy: 'boneless, skinless chicken thighs',
  }),
  meat('chicken-drumstick', 'drumstick|drumsticks', 'roast poultry', 'bone-in-chicken', '8 each', '', {
    buy: 'chicken drumstick|chicken drumsticks',
    title: 'chicken drumstick',
  }),
  meat('chicken-wing', 'wing|wings', 'roast poultry', 'bone-in-chicken', '2 lb', '', {
    buy: 'chicken wings',
    title: 'chicken wing',
  }),
  meat('chicken-whole', 'chicken', 'roast', 'bone-in-chicken', '1 each', '', {
    buy: 'whole chicken (about 4 pounds)',
    title: 'chicken',
  }),
  meat('chicken-ground', 'ground chicken', 'ground', 'ground-poultry', '1 lb', '', { title: 'chicken' }),
  meat('turkey-ground', 'ground turkey', 'ground', 'ground-poultry', '1 lb', '', { title: 'turkey' }),
  meat('turkey-breast', 'turkey', 'poultry', 'chicken', '1 1/4 lb', 'cut into 1-inch pieces', {
    buy: 'boneless turkey breast',
  }),
  meat('duck', 'duck', 'red-meat', 'duck', '1 1/2 lb', 'skin scored in a crosshatch', {
    buy: 'duck breasts',
    home: ['french', 'chinese'],
  }),
  meat('beef-ground', 'ground beef', 'ground', 'ground-meat', '1 lb', '', { title: 'beef' }),
  meat('pork-ground', 'ground pork', 'ground', 'ground-meat', '1 lb', '', {
    title: 'pork',
    home: ['chinese', 'thai'],
  }),
  meat('lamb-ground', 'ground lamb', 'ground', 'ground-meat', '1 lb', '', {
    title: 'lamb',
    home: ['greek', 'moroccan', 'turkish', 'middle-eastern'],
  }),
  meat('beef-sirloin', 'beef', 'red-meat', 'steak', '1 1/4 lb', 'sliced thinly across the grain', {
    buy: 'beef sirloin steak',
  }),
  meat('beef-flank', 'flank steak', 'red-meat', 'steak', '1 1/4 lb', 'sliced thinly across the grain', {
    buy: 'beef flank steak',
    title: 'beef',
  }),
  meat('beef-ribeye', 'rib-eye steak|rib-eye steaks', 'red-meat', 'steak', '2 lb', '', { title: 'rib-eye' }),
  meat('beef-tenderloin', 'beef tenderloin', 'red-meat', 'steak', '1 1/2 lb', 'cut into 4 thick steaks'),
  meat('beef-chuck', 'beef', 'stewing', 'stewing-meat', '2 lb', 'cut into 1 1/2-inch cubes', {
    buy: 'boneless beef chuck',
  }),
  meat('beef-brisket', 'brisket', 'stewing', 'stewing-meat', '2 1/2 lb', 'cut into 1 1/2-inch cubes', {
    buy: 'beef brisket',
    title: 'beef brisket',
  }),
  meat('beef-short-rib', 'short rib|short ribs', 'stewing', 'stewing-meat', '3 lb', '', {
    buy: 'beef short ribs',
    title: 'short rib',
  }),
  meat('oxtail', 'oxtail', 'bone-in-stewing', 'shank', '3 lb', 'cut across into pieces'),
  meat('duck-leg', 'duck leg|duck legs', 'bone-in-stewing', 'duck-leg', '4 each', '', { home: ['french'] }),
  meat('lamb-shoulder', 'lamb', 'stewing', 'stewing-meat', '2 lb', 'cut into 1 1/2-inch cubes', {
    buy: 'boneless lamb shoulder',
    home: ['moroccan', 'indian', 'irish', 'greek'],
  }),
  meat('lamb-leg', 'lamb', 'roast', 'lamb-chop', '1 1/2 lb', 'cut into 1-inch cubes', {
    buy: 'boneless leg of lamb',
    home: ['greek', 'turkish'],
  }),
  meat('lamb-chop', 'lamb chop|lamb chops', 'red-meat', 'lamb-chop', '2 lb', '', {
    home: ['greek', 'french'],
  }),
  meat('pork-shoulder', 'pork', 'stewing roast', 'stewing-meat', '2 lb', 'cut into 1 1/2-inch cubes', {
    buy: 'boneless pork shoulder',
    home: ['mexican', 'chinese', 'german'],
  }),
  meat('pork-loin', 'pork', 'roast pork-cut', 'pork', '2 lb', '', { buy: 'boneless pork loin' }),
  meat('pork-tenderloin', 'pork', 'pork-cut', 'pork', '1 1/4 lb', 'cut into 1-inch pieces', {
    buy: 'pork tenderloin',
  }),
  meat('pork-chop', 'pork chop|pork chops', 'pork-cut', 'pork', '4 each', '', {
    buy: 'boneless pork chop, 1 inch thick|boneless pork chops, 1 inch thick',
  }),
  meat('pork-belly', 'pork belly', 'stewing', 'stewing-meat', '1 1/2 lb', 'cut into 1-inch cubes', {
    home: ['chinese', 'korean'],
  }),
  meat('pork-rib', 'rib|ribs', 'roast', 'stewing-meat', '3 lb', '', { buy: 'pork ribs', title: 'pork rib' }),
  meat('veal', 'veal', 'red-meat', 'steak', '1 1/4 lb', 'sliced into thin strips', { buy: 'veal cutlets' }),
  meat('venison', 'venison', 'stewing', 'stewing-meat', '2 lb', 'cut into 1 1/2-inch cubes', {
    buy: 'boneless venison shoulder',
  }),
  meat('rabbit', 'rabbit', 'stewing', 'stewing-meat', '2 lb', 'jointed', {}),
  meat('italian-sausage', 'Italian sausage', 'sausage', 'sausage', '12 oz', 'casings removed', {
    home: ['italian'],
    title: 'sausage',
  }),
  meat('chorizo', 'chorizo', 'sausage', 'sausage', '6 oz', 'sliced', { home: ['spanish', 'mexican'] }),
  meat('kielbasa', 'kielbasa', 'sausage', 'sausage', '12 oz', 'sliced into coins', {
    home: ['polish', 'german', 'cajun'],
  }),
  meat('bacon', 'bacon', 'bacon', 'bacon', '4 oz', 'chopped', { home: ['american', 'british'] }),
  meat('pancetta', 'pancetta', 'bacon', 'bacon', '4 oz', 'diced', { home: ['italian'] }),
  meat('ham', 'ham', 'cooked-meat', 'cooked-meat', '6 oz', 'diced', {
    buy: 'cooked ham',
    home: ['american', 'french'],
  }),
  meat('prosciutto', 'prosciutto', 'cooked-meat', 'cooked-meat', '3 oz', 'torn', { home: ['italian'] }),
  meat('salami', 'salami', 'cooked-meat', 'cooked-meat', '3 oz', 'sliced', { home: ['italian'] }),
  meat('pepperoni', 'pepperoni', 'cooked-meat', 'cooked-meat', '3 oz', 'sliced', { home: ['italian'] }),
  meat('chicken-cooked', 'cooked chicken', 'cooked-meat', 'cooked-meat', '2 cup', 'shredded', {
    title: 'chicken',
  }),
  meat('turkey-cooked', 'cooked turkey', 'cooked-meat', 'cooked-meat', '2 cup', 'shredded', {
    title: 'turkey',
  }),
  meat('salmon', 'salmon', 'fish', 'fish', '1 1/2 lb', 'cut into 4 fillets', {
    buy: 'skin-on salmon',
    home: ['nordic', 'japanese'],
  }),
  meat('cod', 'cod', 'fish', 'fish', '1 1/2 lb', 'cut into 4 fillets', {
    buy: 'skinless cod',
    home: ['spanish', 'portuguese', 'british'],
  }),
  meat('haddock', 'haddock', 'fish', 'fish', '1 1/2 lb', 'cut into 4 fillets', {
    buy: 'skinless haddock',
    home: ['british'],
  }),
  meat('halibut', 'halibut', 'fish', 'fish', '1 1/2 lb', 'cut into 4 fillets', { buy: 'skinless halibut' }),
  meat('tilapia', 'tilapia', 'fish', 'fish', '1 1/4 lb', 'cut into 4 fillets', { buy: 'tilapia fillets' }),
  meat('trout', 'trout', 'fish', 'fish', '1 1/4 lb', 'cut into 4 fillets', { buy: 'trout fillets' }),
  meat('snapper', 'snapper', 'fish', 'fish', '1 1/4 lb', 'cut into 4 fillets', {
    buy: 'skin-on snapper',
    home: ['mexican', 'caribbean'],
  }),
  meat('sea-bass', 'sea bass', 'fish', 'fish', '1 1/4 lb', 'cut into 4 fillets', {
    buy: 'skin-on sea bass',
    home: ['greek', 'chinese'],
  }),
  meat('mackerel', 'mackerel', 'fish', 'fish', '1 1/4 lb', 'cut into 4 fillets', {
    buy: 'mackerel fillets',
    home: ['japanese'],
  }),
  meat('tuna-steak', 'tuna steak|tuna steaks', 'fish', 'fish', '1 1/2 lb', '', {
    home: ['japanese', 'italian'],
    title: 'tuna',
  }),
  meat('swordfish', 'swordfish', 'fish', 'fish', '1 1/2 lb', 'cut into 4 steaks', { home: ['italian'] }),
  meat('mahi-mahi', 'mahi mahi', 'fish', 'fish', '1 1/4 lb', 'cut into 4 fillets', { home: ['mexican'] }),
  meat('shrimp', 'shrimp', 'shellfish', 'shrimp', '1 lb', 'peeled and deveined', {
    buy: 'large shrimp',
    home: ['thai', 'cajun', 'spanish', 'chinese', 'italian', 'mexican'],
  }),
  meat('scallop', 'scallop|scallops', 'shellfish', 'scallop', '1 lb', 'patted dry', { buy: 'sea scallops' }),
  meat('mussel', 'mussel|mussels', 'shellfish', 'mussel', '2 lb', 'scrubbed and debearded', {
    home: ['french', 'spanish'],
  }),
  meat('clam', 'clam|clams', 'shellfish', 'mussel', '2 lb', 'scrubbed', { home: ['italian', 'american'] }),
  meat('squid', 'squid', 'shellfish', 'squid', '1 lb', 'cleaned and cut into rings', {
    home: ['italian', 'greek', 'thai'],
  }),
  meat('crab', 'crabmeat', 'canned-fish', 'canned-fish', '8 oz', 'picked over', {
    buy: 'cooked crabmeat',
    title: 'crab',
  }),
  meat('tuna-canned', 'tuna', 'canned-fish', 'canned-fish', '2 can', 'drained and flaked', {
    buy: 'canned tuna',
    home: ['italian'],
  }),
  meat('salmon-canned', 'canned salmon', 'canned-fish', 'canned-fish', '1 can', 'drained and flaked', {
    title: 'salmon',
  }),
  meat('salmon-smoked', 'smoked salmon', 'canned-fish', 'canned-fish', '4 oz', 'torn into strips', {
    home: ['nordic'],
  }),
  meat('sardine', 'sardine|sardines', 'canned-fish', 'canned-fish', '2 can', 'drained', {
    home: ['italian', 'portuguese'],
  }),
  meat('anchovy', 'anchovy|anchovies', 'canned-fish', 'canned-fish', '4 each', 'finely chopped', {
    buy: 'oil-packed anchovy fillet|oil-packed anchovy fillets',
    home: ['italian'],
  }),
  meat('tofu-firm', 'tofu', 'tofu', 'tofu', '14 oz', 'pressed dry and cut into 3/4-inch cubes', {
    buy: 'firm tofu',
    home: ['chinese', 'thai', 'japanese', 'korean', 'vietnamese'],
  }),
  meat('tofu-silken', 'silken tofu', 'tofu', 'tofu', '14 oz', '', {
    home: ['japanese', 'korean'],
    title: 'silken tofu',
  }),
  meat('tempeh', 'tempeh', 'tofu', 'tempeh', '8 oz', 'cut into 1/2-inch cubes', { home: ['thai'] }),
  meat('seitan', 'seitan', 'tofu', 'tempeh', '12 oz', 'sliced', { home: ['chinese'] }),
  meat('halloumi', 'halloumi', 'grill-cheese', 'halloumi', '8 oz', 'cut into 1/2-inch slices', {
    home: ['greek', 'turkish', 'middle-eastern'],
  }),
  meat('paneer', 'paneer', 'grill-cheese', 'halloumi', '10 oz', 'cut into 3/4-inch cubes', {
    home: ['indian'],
  }),
  meat('egg', 'egg|eggs', 'egg', 'egg', '4 each', '', { buy: 'large egg|large eggs' }),
  bean('chickpea-canned', 'chickpea|chickpeas', 'indian moroccan greek middle-eastern spanish'),
  bean('black-bean-canned', 'black bean|black beans', 'mexican tex-mex caribbean'),
  bean('kidney-bean-canned', 'kidney bean|kidney beans', 'tex-mex cajun indian'),
  bean('white-bean-canned', 'white bean|white beans', 'italian french greek'),
  bean('pinto-bean-canned', 'pinto bean|pinto beans', 'mexican tex-mex'),
  bean('navy-bean-canned', 'navy bean|navy beans', 'american british'),
  item('lentil-red', 'red lentil|red lentils', 'lentil', '1 cup', 'rinsed', {
    cooking: 'lentil',
    home: ['indian', 'turkish'],
    buy: 'dried red lentils',
  }),
  item('lentil-brown', 'lentil|lentils', 'lentil', '1 cup', 'picked over and rinsed', {
    cooking: 'lentil',
    home: ['french', 'indian', 'italian', 'middle-eastern'],
    buy: 'dried brown lentils',
  }),
  item('split-pea', 'split pea|split peas', 'lentil', '1 cup', 'rinsed', {
    cooking: 'lentil',
    home: ['british'],
    buy: 'dried green split peas',
  }),
]
