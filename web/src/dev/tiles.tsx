import '../styles/table.css';
import '../boxes/burgundy/burgundy.css';
import type { Size } from '../boxes/burgundy/art/faces';
import { GoodPicture, TilePicture } from '../boxes/burgundy/art/tile';
import { BUILDINGS, GOODS, LIVESTOCK, MONASTERIES } from '../boxes/burgundy/pieces';
import { tileName } from '../boxes/burgundy/words';
