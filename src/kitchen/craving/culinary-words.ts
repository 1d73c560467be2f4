/**
 * Words of the world's kitchens that no everyday word list has: they are no typing errors, whatever food they look like.
 * A word that was "mended" wrongly is put here.
 */
// biome-ignore format: a list of words
export const culinaryWords: ReadonlySet<string> = new Set(
  `pesach pessach jamun gulab masala dal daal dahl dhal roti naan dosa idli vada sambar rasam poha upma paratha puri poori bhaji bhatura chole chana saag palak paneer korma vindaloo rogan josh nihari haleem kheer barfi burfi laddu ladoo halwa halva jalebi rasmalai lassi chaat papdi bhel raita pakora samosa tandoori tikka biryani pulao pilau kofta keema kadai karahi
  bao baozi jiaozi mapo tofu congee jook char siu shumai siomai lumpia adobo sinigang pancit sisig halo lechon larb laab som tum pad krapow krapao kra pao khao soi massaman panang rendang nasi goreng lemak sate satay laksa roti canai gado soto bakso mie ayam rawon
  pho bun cha banh mi xeo bo kho ramen udon soba tonkatsu katsu donburi gyudon oyakodon okonomiyaki takoyaki onigiri mochi daifuku dorayaki yakitori tempura teriyaki miso natto ube matcha bibimbap bulgogi galbi japchae tteokbokki kimchi jjigae kimbap gimbap banchan
  injera wot wat tibs kitfo jollof fufu egusi suya mafe maafe thieboudienne yassa bobotie bunny chow chakalaka ugali sukuma tagine pastilla harira shakshuka zaalouk couscous mechoui ful medames koshari kushari molokhia mulukhiyah hummus baba ganoush tabbouleh fattoush kibbeh kofte lahmacun pide manti dolma sarma borek gozleme baklava kunafa knafeh mansaf maqluba mujaddara shawarma falafel labneh toum zaatar dukkah
  moussaka souvlaki gyros pastitsio spanakopita tzatziki dolmades avgolemono saganaki borscht borshch pelmeni vareniki pierogi bigos zurek golabki kotlet blini blinchiki shashlik plov khachapuri khinkali lobio satsivi cepelinai kugel kugelis draniki syrniki solyanka okroshka goulash gulyas paprikash langos lecso nokedli spaetzle maultaschen sauerbraten rouladen schnitzel knodel kaiserschmarrn
  cassoulet bouillabaisse ratatouille tartiflette raclette fondue aligot clafoutis financier macaron macarons madeleine mille feuille profiterole eclair brioche fougasse socca pissaladiere quenelle confit rillettes blanquette
  risotto arancini ossobuco osso buco saltimbocca caponata ribollita panzanella focaccia piadina farinata cacio pepe amatriciana carbonara puttanesca arrabbiata gnocchi tiramisu cannoli zabaglione affogato semifreddo panettone pandoro cotoletta polpette minestrone
  paella gazpacho salmorejo fideua croquetas patatas bravas pisto fabada cocido churros torrijas empanada empanadas arepa arepas ceviche lomo saltado anticuchos aji causa pupusa pupusas tamales tamale pozole birria mole enchiladas chilaquiles elote esquites tlayuda huarache sopes carnitas barbacoa cochinita pibil horchata feijoada moqueca pao queijo brigadeiro farofa vatapa asado chimichurri choripan milanesa alfajores locro ropa vieja mofongo tostones picadillo sancocho pastelon pernil
  callaloo ackee saltfish roti doubles jerk escovitch poutine tourtiere bannock gumbo jambalaya etouffee beignet beignets muffuletta boudin hoppin cioppino chowder succotash grits hushpuppies sloppy chaffle chaffles farro freekeh teff kombucha kefir tempeh seitan okra charoset cholent latkes matzo challah babka rugelach hamantaschen papeda pavlova lamington anzac damper fairy crumpet crumpets scone scones trifle eton stollen lebkuchen glogg lefse lutefisk gravlax smorrebrod frikadeller kruschi chrusciki pad tom yum kha ants poke lomi spam musubi huli haupia`
    .split(/\s+/)
    .filter((word) => word.length > 2),
)
