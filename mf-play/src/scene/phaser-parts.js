// What `phaser` is in the build: the parts that the scene uses, from the library's sources. A part that is
// imported for its side effect adds itself to the scene (`scene.tweens`, `scene.add.sprite`, `scene.load.atlas`, …).
// The renderer comes first: its modules import each other, and work in no other order.
import 'phaser/src/renderer/index.js';
import 'phaser/src/animations/AnimationManager.js';
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/GameObjectFactory.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/graphics/GraphicsFactory.js';
import 'phaser/src/gameobjects/sprite/SpriteFactory.js';
import 'phaser/src/loader/LoaderPlugin.js';
import 'phaser/src/loader/filetypes/AtlasJSONFile.js';
import 'phaser/src/loader/filetypes/ImageFile.js';
import 'phaser/src/scene/ScenePlugin.js';
import 'phaser/src/tilemaps/TilemapCreator.js';
import 'phaser/src/time/Clock.js';
import 'phaser/src/tweens/TweenManager.js';
import constants from 'phaser/src/const.js';

export { default as Game } from 'phaser/src/core/Game.js';
export { default as Scale } from 'phaser/src/scale/index.js';
export { default as Scene } from 'phaser/src/scene/Scene.js';
export const { CANVAS, WEBGL } = constants;
