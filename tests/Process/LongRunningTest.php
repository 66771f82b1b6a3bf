<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Serializer;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/**
 * A worker that runs for days: what it holds does not grow with the number of calls.
 */
#[CoversClass(Serializer::class)]
#[Group('long')]
final class LongRunningTest extends ProcessTestCase
{
    private const CALLS = 10_000;

    private const WARM_UP = 2_000;

    private const MOST_GROWTH = 32 * 1024;

    private const WORKER = <<<'PHP'
        use Kiln\{Context, Serializer};
        use Kiln\Error\{DeserializationException, SerializationException};
        use Kiln\Tests\Fixture\Fuzz\{Calendar, Folder, Ledger, Line, Loose, Order, Patch, Shape, Variant};
        refuseWarnings();
        [, $directory, $warmUp, $calls] = $argv;
        $kiln = Serializer::create($directory);
        $call = %s;
        $used = 0;
        for ($number = 0; $number < $warmUp + $calls; ++$number) {
            if ($number %% 500 === 0) {
                // PHP's tables of objects never shrink, so what waits for its collector would count long after it is gone.
                gc_collect_cycles();
            }
            if ($number === (int) $warmUp) {
                $used = memory_get_usage();
            }
            $call($number);
        }
        gc_collect_cycles();
        echo memory_get_usage() - $used;
        PHP;

    /**
     * @return iterable<string, array{string}>
     */
    public static function calls(): iterable
    {
        yield 'writing' => ['function (int $number) use ($kiln): void {
            $line = new Line();
            $line->sku = "s$number";
            $line->price = $number / 8;
            $kiln->serialize($line) === json_encode($line, JSON_PRESERVE_ZERO_FRACTION) || throw new Exception("wrong");
            $kiln->toArray([$line, new DateTimeImmutable("2024-02-29T00:00:00Z")]);
        }'];
        yield 'reading' => ['function (int $number) use ($kiln): void {
            $kiln->deserialize("{\"id\":$number,\"status\":\"open\",\"lines\":[{\"sku\":\"a\",\"price\":1}],\"placed\":\"2024-02-29T13:45:00Z\"}", Order::class)->id() === $number || throw new Exception("wrong");
            $kiln->fromArray(["name" => "n$number", "children" => [["name" => ""]]], Folder::class);
            $kiln->deserialize("[{\"kind\":\"circle\",\"radius\":$number}]", "list<Kiln\Tests\Fixture\Fuzz\Shape>");
            $kiln->populate(new Loose(), "{\"any\":[$number],\"object\":{\"a\":{}}}");
        }'];
        yield 'large documents' => ['function (int $number) use ($kiln): void {
            if ($number % 200 === 0) {
                $json = "{\"entries\":[" . implode(",", array_fill(0, 2000, "{\"id\":$number,\"amount\":1}")) . "]}";
                count($kiln->deserialize($json, Ledger::class)->entries) === 2000 || throw new Exception("wrong");
                $kiln->serialize($kiln->deserialize($json, Ledger::class)->entries);
            }
        }'];
        yield 'errors when reading' => ['function (int $number) use ($kiln): void {
            $documents = ["{\"id\":\"$number\",\"lines\":[{}]}", "{\"id\":$number", "{\"number$number\":\xFF}"];
            try {
                $kiln->deserialize($documents[$number % 3], Order::class);
                throw new Exception("accepted");
            } catch (DeserializationException $exception) {
                $exception->toProblemDetails();
            }
        }'];
        yield 'errors when writing' => ['function (int $number) use ($kiln): void {
            try {
                $kiln->serialize(["number $number" => [INF, fopen("php://memory", "r")]]);
                throw new Exception("accepted");
            } catch (SerializationException) {
            }
        }'];
        yield 'streams' => ['function (int $number) use ($kiln): void {
            foreach ($kiln->read(["[{\"sku\":\"", "$number\",\"price\":1},", "{\"sku\":\"", "\",\"price\":1}]"], Line::class) as $line) {
                if ($number % 2 === 0) {
                    break;
                }
            }
            foreach ($kiln->write([$line, $line], format: "ndjson") as $chunk) {
            }
        }'];
        yield 'a new context for each call' => ['function (int $number) use ($kiln): void {
            $context = new Context(groups: ["Default", "a"], version: "2", serializeNull: $number % 2 === 0, strict: $number % 3 === 0);
            $text = $kiln->deserialize("{\"sku\":\"$number\",\"price\":1}", Line::class, context: $context);
            $kiln->serialize($text, context: $context);
            $kiln->with(new Context(maxDepth: true))->serialize($text);
        }'];
        yield 'a new serializer for each call' => ['function (int $number) use ($directory): void {
            if ($number % 4 === 0) {
                $kiln = Serializer::create($directory);
                $kiln->serialize($kiln->deserialize("{\"sku\":\"$number\",\"price\":1}", Line::class));
            }
        }'];
        yield 'a converter, dates of many zones' => ['function (int $number) use ($kiln): void {
            $offset = sprintf("%s%02d:%02d", $number % 2 === 0 ? "+" : "-", $number % 24, $number % 60);
            $json = "{\"title\":\"t\",\"from\":\"2024-02-29T13:45:00$offset\",\"length\":\"PT{$number}S\",\"day\":\"2024-02-29\"}";
            $kiln->serialize($kiln->deserialize($json, Calendar::class));
        }'];
    }

    #[Test]
    #[DataProvider('calls')]
    public function memoryStaysFlat(string $call): void
    {
        $growth = Child::run(\sprintf(self::WORKER, $call), [$this->directory, (string) self::WARM_UP, (string) self::CALLS]);

        self::assertMatchesRegularExpression('/^-?\d+$/', $growth);
        self::assertLessThan(self::MOST_GROWTH, (int) $growth);
    }
}
