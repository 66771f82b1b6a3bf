<?php

declare(strict_types=1);

/*
 * Keeps a catalogue in Redis, with phpredis:
 *
 *     php examples/redis.php [HOST [PORT]]
 *
 * HOST may be the path of a socket. The first run makes the catalogue, the next
 * find it, for an hour.
 */

namespace Kiln\Examples;

use Kiln\Examples\Catalogue\Catalogue;
use Kiln\Examples\Catalogue\CatalogueCache;
use Kiln\Examples\Catalogue\Product;
use Kiln\Examples\Catalogue\Unit;

require __DIR__ . '/../vendor/autoload.php';

/** @var list<string> $argv */
[, $host, $port] = $argv + [1 => '127.0.0.1', '6379'];

$redis = new \Redis();
$redis->connect($host, str_starts_with($host, '/') ? 0 : (int) $port);

$catalogue = (new CatalogueCache($redis))->get(static function (): Catalogue {
    echo "The catalogue is made.\n";
    $catalogue = new Catalogue();
    $catalogue->add('T-1', 'tea', new Product('Darjeeling', 450, Unit::Piece));
    $catalogue->add('T-2', 'tea', new Product('Assam', 395, Unit::Piece));
    $catalogue->add('F-1', 'fruit', new Product('Pears', 320, Unit::Kilogram));

    return $catalogue;
});

foreach ($catalogue->department('tea') as $product) {
    echo $product->text(), "\n";
}
