/** Things that maps and the scene name; a level breaks if one of them is removed. */
export const REQUIRED_OBJECTS = `
  carrot strawberry log sign board board-written x-mark gate-closed gate-open gate-side-closed
  gate-side-open door-closed door-open chest-closed chest-open coop shed stall tree-0 bush stump rock
  grain bridge bridge-upright bridge-plan stake lettuce well barrel branch leaf butterfly-0 butterfly-1
  smoke-0 smoke-1 smoke-2 sparkle-0 sparkle-1 sparkle-2 sparkle-3 path-dot target-marker bump
  speech-tail bubble-talk bubble-question bubble-alert bubble-heart key egg milk apple canteen jar jam
  tomato corn pea bean pear peach radish pumpkin cucumber cherry melon lettuce seed rice salad tea tart
  pie cake bread honey stone plank tray tray-filled bed bed-watered tulip flower oven oven-open
  oven-closed shelf table coin gem letter basket bucket potato mushroom drop wood-road stone-road
  grain-stack big-green-chicken-house big-blue-chicken-house big-orange-chicken-house
  big-red-chicken-house small-green-chicken-house small-blue-chicken-house small-orange-chicken-house
  small-red-chicken-house pole pole-rbgbr pole-gbrbg pole-rgbgr pole-brgrb red-berry empty-jar cream
  water grape orange lemon berry-milk fruit-juice grape-juice radish-dressing worktop pump shelf-filled
  rack rack-filled barrel-filled bed-planted bed-grown duck crop crop-grown pea-seed corn-seed radish-seed
`
  .trim()
  .split(/\s+/);
