// Words of English that a translator may take for one another. A line is a group; a word's forms are joined by "/".

const groupsOf = lines =>
  lines
    .trim()
    .split('\n')
    .map(line => line.split('|').map(member => member.trim().split('/')));

/** What excludes each other, beside the opposites that are a rule of their own. */
export const EXCLUSIVE = groupsOf(`
wet | dry
with | without
empty | full
near/nearest | far/farthest | close/closes/closed | open/opens/opened
hot/warm | cold/cool
heavy | light
clean | dirty
happy | sad | angry
two/twice | three/third | four/fourth | five/fifth | six | seven | eight | nine | ten | hundred | thousand | half
morning | noon | evening | night | today | tomorrow | yesterday | day/days | week/weeks | month/months | year/years | hour/hours | minute/minutes | second/seconds
always | never | sometimes | often | once
first | last | next | previous
before/until | after
nothing | something | everything
now | later | soon | already
inside | outside | above | below/under | behind | beside | between
front | behind | beside
`);

/** Things, deeds and people of one kind. */
export const ALIKE = groupsOf(`
same | different | other
ask/asks/asked/question/questions | answer/answers/answered | tell/tells/told | explain/explains
read/reads | write/writes/written | draw/draws | count/counts | call/calls
take/takes/taken | put/puts | give/gives/given | bring/brings | carry/carries | drop/drops | pick/picks/picked/collect/collects | place/places/placed | keep/keeps/kept | throw/throws
plant/plants/planted/sow | water/waters/watered | harvest/harvests | feed/feeds/fed | eat/eats/eaten | drink/drinks | sleep/sleeps/asleep | wake/wakes/awake
walk/walks | run/runs | jump/jumps | turn/turns | stop/stops/stopped | wait/waits/waited | stand/stands | sit/sits | swim/swims | fly/flies
choose/chooses/chosen | change/changes/changed | print/prints/printed | copy/copies/copied | move/moves/moved | save/saves/saved | delete/deletes/deleted | send/sends/sent | download/downloads | search/find/finds/found | rename/renames | repeat/repeats | undo
pay/pays/paid | refund/refunds/refunded | cancel/cancels/canceled/cancelled | renew/renews/renewed | buy/buys/bought | return/returns/returned
student/students/learner/learners | teacher/teachers | parent/parents | child/children | school/schools | class/classes | organization/organizations | friend/friends | neighbour/neighbours/neighbor/neighbors | administrator/administrators | guest/guests
account/accounts | password/passwords | username/usernames | name/names | email/emails | address/addresses | code | picture/pictures | card/cards | link/links | page/pages | file/files | button/buttons | list/lists | table/tables
plan/plans | subscription/subscriptions | invoice/invoices | receipt/receipts | payment/payments | price/prices | tax/taxes | discount/discounts | voucher/vouchers | refund/refunds
level/levels | chapter/chapters | course/courses | challenge/challenges | quiz/quizzes | lesson/lessons | tournament/tournaments | hint/hints | solution/solutions | tip/tips | star/stars | badge/badges | certificate/certificates
program/programs | function/functions | variable/variables | loop/loops | condition/conditions | method/methods | command/commands | list/lists | dictionary/dictionaries | tuple/tuples | string/strings/text/texts | number/numbers | object/objects | value/values | key/keys | bracket/brackets | comma/commas | colon/colons | line/lines | word/words | letter/letters | sign/signs | comment/comments | error/errors | argument/arguments | parameter/parameters | generator/generators | decorator/decorators
animal/animals | dog/dogs | cat/cats | cow/cows | horse/horses | pig/pigs | sheep | goat/goats | duck/ducks | hen/hens/chicken/chickens | rabbit/rabbits | fox/foxes | frog/frogs | wolf/wolves | hamster/hamsters | bird/birds | bee/bees | fish/fishes | mole/moles | hedgehog/hedgehogs
carrot/carrots | apple/apples | wheat | pumpkin/pumpkins | tomato/tomatoes | potato/potatoes | cabbage/cabbages | corn | berry/berries | nut/nuts | mushroom/mushrooms | flower/flowers | tulip/tulips | sunflower/sunflowers | onion/onions | pear/pears | plum/plums | cherry/cherries | strawberry/strawberries | lettuce | pepper/peppers | bean/beans | egg/eggs | milk | honey | wool | seed/seeds | bread | cheese | water | hay | grain
tree/trees | rock/rocks/stone/stones | bush/bushes | fence/fences | gate/gates | bridge/bridges | river/rivers | pond/ponds | well/wells | house/houses | path/paths | road/roads | bed/beds | field/fields | barn/barns | door/doors | wall/walls | box/boxes | basket/baskets | crate/crates | board/boards/plank/planks | lamp/lamps | bell/bells | key/keys | lock/locks | belt/belts | shelf/shelves | table/tables | roof/roofs | window/windows
front | behind | beside | between | above | below/under | over | inside | outside | left | right | top | bottom | up | down
`);
