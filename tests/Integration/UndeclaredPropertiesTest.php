<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\VirtualProperty;
use Kiln\Engine;
use Kiln\Engine\Php\Printer\ArrayCast;
use Kiln\Serializer;
use Kiln\Tests\BothEngines;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What has been added to an object, as by PDO with a column more than the class has properties, and what changes while it is written.
 */
#[CoversClass(ArrayCast::class)]
final class UndeclaredPropertiesTest extends TestCase
{
    use BothEngines;

    private const WRITTEN = '{"row":{"id":1,"name":"x"},"rows":[{"id":1,"name":"x"}],"loose":{"id":1,"name":"x"}}';

    #[Test]
    #[DataProvider('engines')]
    public function nobodySeesThem(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);
        foreach (['secret', \NAN, "\xFF", new ToldSecret()] as $secret) {
            $table = new FetchedTable(self::add(new FetchedRow(), $secret), [self::add(new FetchedRow(), $secret)], self::add(new LooselyFetchedRow(), $secret));

            self::assertSame(self::WRITTEN, $serializer->serialize($table));
            self::assertSame('[' . self::WRITTEN . ']', $serializer->serialize([$table]));
            self::assertSame('[{"id":1,"name":"x"}]', $serializer->serialize([$table->row], type: 'list<' . FetchedRow::class . '>'));
            self::assertSame('{"id":1,"name":"x"}', $serializer->serialize($table->row, type: FetchedRow::class));
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function neitherWhereAPropertyIsUninitialized(Engine $engine): void
    {
        $row = self::add(new FetchedRow(), 'secret');
        unset($row->name);

        self::assertSame('{"row":{"id":1},"rows":[{"id":1}],"loose":{"id":1,"name":"x"}}', Serializer::create(engine: $engine)->serialize(new FetchedTable($row, [$row], new LooselyFetchedRow())));
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatUserCodeChangesLaterIsWrittenAsItWas(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);
        $counter = new CountingRow(new FetchedRow());

        self::assertSame('{"row":{"id":1,"name":"x"},"next":2}', $serializer->serialize($counter));
        self::assertSame('[{"row":{"id":2,"name":"x"},"next":3},{"row":{"id":3,"name":"x"},"next":4}]', $serializer->serialize([$counter, $counter]));
    }

    /**
     * @template T of object
     *
     * @param T $object
     *
     * @return T
     */
    private static function add(object $object, mixed $secret): object
    {
        @$object->{'password'} = $secret; // @phpstan-ignore property.notFound

        return $object;
    }
}

final class FetchedRow
{
    public int $id = 1;
    public string $name = 'x';
}

class LooselyFetchedRow
{
    public int $id = 1;
    public string $name = 'x';
}

final class FetchedTable
{
    /** @param list<FetchedRow> $rows */
    public function __construct(public FetchedRow $row, public array $rows, public LooselyFetchedRow $loose) {}
}

final class ToldSecret implements \JsonSerializable
{
    public function jsonSerialize(): never
    {
        throw new \LogicException('Nobody asks.');
    }
}

final class CountingRow
{
    public function __construct(public FetchedRow $row) {}

    #[VirtualProperty]
    public function next(): int
    {
        return ++$this->row->id;
    }
}
