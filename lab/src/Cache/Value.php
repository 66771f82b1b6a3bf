<?php

declare(strict_types=1);

namespace Kiln\Lab\Cache;

use Kiln\Lab\Options;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;
use Symfony\Contracts\Cache\ItemInterface;

/** What is kept and restored, by name: the same in every run. A number behind the kind says how many. */
final readonly class Value
{
    /** What caches are full of. */
    public const SMALL = ['int', 'string', 'texts', 'rows-20', 'config-300', 'item', 'entity', 'date', 'objects-1', 'objects-3', 'objects-10'];

    /** With this many objects at most, calls are too short to be timed one by one. */
    private const SMALL_OBJECTS = 301;

    /** What the pools of Symfony hand over to be stored: the value of an item, and its metadata. */
    private const ITEM = "\xA9";

    private const OF_ITEM = [ItemInterface::METADATA_EXPIRY => 1_772_000_000, ItemInterface::METADATA_CTIME => 12, ItemInterface::METADATA_TAGS => ['products' => 'products']];

    private string $kind;

    /** @var positive-int */
    public int $count;

    /** @throws \InvalidArgumentException when the name is not that of a value */
    public function __construct(public string $name)
    {
        [$this->kind, $count] = explode('-', $name) + [1 => '1'];
        $this->count = Options::number($count, "The value \"{$name}\"");
    }

    /** @return list<class-string> of the objects in it, loaded, as an application has them when it reads its cache */
    public function classes(): array
    {
        return array_values(array_filter(match ($this->kind) {
            'objects' => [Product::class],
            'tree' => [Tree\Root::class, Tree\Leaf::class, Tree\Chain::class],
            'entity' => [Article::class, \DateTimeImmutable::class, Collection::class, Product::class],
            'date' => [\DateTimeImmutable::class],
            'item' => [self::ITEM],
            default => [],
        }, class_exists(...)));
    }

    public function isSmall(): bool
    {
        return $this->count <= self::SMALL_OBJECTS;
    }

    /** @return int 0 where the value is none and holds none */
    public function objects(): int
    {
        return \in_array($this->kind, ['tree', 'objects'], true) ? $this->count : 0;
    }

    public function make(): mixed
    {
        $random = new Randomizer(new Xoshiro256StarStar($this->kind === 'tree' ? 2_022 : 52_832));
        $fields = static fn(int $id): array => self::fields($id, $random);
        $product = static fn(int $id): Product => new Product(...self::fields($id, $random));
        $ids = range(1, $this->count);

        return match ($this->kind) {
            'int' => 1_764_000_123,
            'string' => 'Die Glasur braucht 1,240 °C.',
            'texts' => self::texts(),
            'rows', 'arrays' => array_map($fields, $ids),
            'config' => array_merge(...array_map(static fn(int $id): array => ["section.option_{$id}" => [$id, "value {$id}", $id % 2 === 0, ['a' => $id, 'b' => 'on']][$id % 4]], $ids)),
            'item' => (new \ReflectionClass($this->classes()[0]))->newInstance($fields(1), self::OF_ITEM),
            'date' => new \DateTimeImmutable('2026-03-01T09:30:00+01:00'),
            'entity' => new Article(7, 'How glaze is made', new \DateTimeImmutable('2026-03-01T09:30:00+01:00'), new Collection(array_map($product, range(1, 5)))),
            'objects' => array_map($product, $ids),
            // The array of PHP's request 52832 of 2010, in which unserialize() took four times as long for twice as many elements.
            'integers' => array_map(static fn(): int => $random->getInt(0, 0x7FFF_FFFF), $ids),
            'tree' => self::tree($random, $this->count),
            default => throw new \InvalidArgumentException("There is no value \"{$this->name}\"."),
        };
    }

    /** @return array{id: int, name: string, currency: string, note: ?string, price: float, available: bool, changed: int} */
    private static function fields(int $id, Randomizer $random): array
    {
        return [
            'id' => $id,
            'name' => "Product number {$id}",
            'currency' => ['EUR', 'USD', 'CHF'][$random->getInt(0, 2)],
            'note' => $random->getInt(0, 2) > 0 ? null : 'Note ' . $random->getInt(0, 99_999),
            'price' => $random->getInt(100, 99_999) / 100.0,
            'available' => $random->getInt(0, 1) === 1,
            'changed' => 1_700_000_000 + $random->getInt(0, 30_000_000),
        ];
    }

    /**
     * As many objects as the source of 2022 counts: all but the root and the end of the chain, which has as many as each of the two
     * arrays, up to 500. Texts are as long as uniqid() made them.
     */
    private static function tree(Randomizer $random, int $objects): Tree\Root
    {
        $depth = min(500, intdiv($objects - 1, 3));
        $items = intdiv($objects - 1 - $depth, 2);
        $text = static fn(): string => 'bench_' . substr(bin2hex($random->getBytes(7)), 1);
        $counter = 0;
        $first = new Tree\Leaf(++$counter, $text());
        $list = $dict = [];
        for ($i = 0; $i < $items; ++$i) {
            $list[] = new Tree\Leaf(++$counter, $text());
        }
        for ($i = 0; $i < $items; ++$i) {
            $dict[$text()] = new Tree\Leaf(++$counter, $text());
        }
        $chain = new Tree\Chain(++$counter);
        for ($i = 0; $i < $depth; ++$i) {
            $chain = new Tree\Chain(++$counter, $chain);
        }

        return new Tree\Root($first, $list, $dict, $chain);
    }

    /**
     * Nested texts in Chinese: another text of the same shape and length as in the comparison of igbinary with JSON of 2017, 65,
     * 105 and 184 characters, of which 9, 55 and 114 are ASCII.
     *
     * @return array<string, array<string, mixed>>
     */
    private static function texts(): array
    {
        return [
            'foo' => ['bar' => ['item' => [
                'msg' => ' 1、 先把陶土揉匀再放在转盘的中央,双手沾水慢慢拉起2、 等坯体晾到半干,再用细刀修整底部3、 入窑之前每件器物都应当称重并记录',
            ]]],
            'user' => [
                'content' => '窑炉的温度由 bin/control -v 程序每隔十秒读取一次，读数写入日志并同时发送给值班人员们的 monitor 页面。目前的设备地址为10.0.0.17的/srv/kiln/logs/today/目录。',
                'content1' => '每座窑有两份计划，一份是firing.plan，另一份是firing.plan.new。firing.plan是正在使用的计划,而firing.plan.new用于检查新的曲线是否正确。两者的差别只在最后一段，firing.plan含有glaze目录所有glaze/curve.plan文件，而firing.plan.new含有所有的curve.plan.new文件。',
            ],
        ];
    }
}
