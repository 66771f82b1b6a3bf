<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Yaml;

use Kiln\Format\Expected;
use Kiln\Format\Yaml\RowReader;
use Kiln\Format\Yaml\Yaml;
use Kiln\Limits;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What is read many items at a time is what is read line by line, as it is where elements are counted.
 */
#[CoversClass(RowReader::class)]
final class RowReaderTest extends TestCase
{
    #[Test]
    public function itemsHaveTheirMembersAndTypes(): void
    {
        $text = "lines:\n  - id: 1\n    name: '1'\n    note: null\n    price: 1.5\n    on: true\n  - id: 22\n    name: \"b\"\n    price: 2\n    on: false\nend: 1\n";

        self::assertSame(['lines' => [['id' => 1, 'name' => '1', 'note' => null, 'price' => 1.5, 'on' => true], ['id' => 22, 'name' => 'b', 'price' => 2.0, 'on' => false]], 'end' => 1], self::read($text, new Limits()));
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function itemsAreThoseOfLines(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        for ($case = 0; $case < Chance::cases(3000); ++$case) {
            $text = self::document($chance);
            // Zero has a sign.
            self::assertSame(serialize(self::read($text, new Limits(elements: 1_000_000))), serialize(self::read($text, new Limits())), $text);
        }
    }

    private static function document(Chance $chance): string
    {
        $indent = str_repeat(' ', $chance->int(0, 3));
        $text = "lines:\n";
        for ($number = $chance->int(1, 5); $number > 0; --$number) {
            $before = "{$indent}- ";
            foreach (['id' => ['1', '0x1F', '-2', 'x', '999999999999999999999'], 'name' => ['a', 'b c', "'d'", '"e"', "'f''g'", '"\\n"', '1', 'h # i', "j\n{$indent}    k", '|', ''], 'note' => ['null', '~', 'l'], 'price' => ['1.5', '-0.0', '-0', '7', '007', '1e3', '-1.25E-7', '1.0e400', '.5', '9007199254740993', '0x1F', '.inf', "'8'", 'x'], 'on' => ['true', 'no', "'yes'"]] as $name => $values) {
                $isUsual = $chance->int(0, 9) > 0;
                if (!$isUsual && $before !== "{$indent}- " && $chance->int(0, 1) === 0) {
                    continue;
                }
                $text .= "{$before}{$name}: " . ($isUsual ? $values[0] : $chance->oneOf($values)) . $chance->oneOf([...array_fill(0, 40, ''), ' ', ' # m', "\n", "\n# n", "\n{$indent}  more: 1", "\n---", "\n...", "\n{$indent}    o"]) . "\n";
                $before = "{$indent}  ";
            }
        }

        return $text . $chance->oneOf(['', "end: 1\n", "{$indent}- p\n", "{$indent}end: 1\n", "{$indent} q\n", "...\n", "---\nr: 1\n", "# s\n"]);
    }

    private static function read(string $text, Limits $limits): mixed
    {
        $expected = new Expected(-1, [
            [0, Expected::ANY, ['lines' => -2], Expected::ANY, []],
            [0, -3, [], Expected::ANY, []],
            [0, Expected::ANY, ['id' => Expected::INT, 'name' => Expected::TEXT, 'note' => Expected::TEXT | Expected::NULL, 'price' => Expected::FLOAT, 'on' => Expected::BOOL], Expected::ANY, []],
        ]);
        try {
            return (new Yaml())->decodeAs($text, $expected, $limits);
        } catch (\Exception $exception) {
            return $exception->getMessage();
        }
    }
}
