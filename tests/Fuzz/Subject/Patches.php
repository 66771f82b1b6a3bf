<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Optional;
use Kiln\Tests\Fixture\Fuzz\Patch;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * A map of objects that tell a missing key from null.
 */
final readonly class Patches implements Subject
{
    private const MISSING = ['missing'];

    public function type(): string
    {
        return 'array<string, ' . Patch::class . '>';
    }

    public function document(Chance $chance): mixed
    {
        return Tree::map($chance, fn(): \stdClass => $this->patch($chance));
    }

    public function expected(mixed $data): mixed
    {
        return Expect::mapOf($data, $this->expectedPatch(...));
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertIsArray($value);

        return array_map($this->seenPatch(...), $value);
    }

    private function patch(Chance $chance): \stdClass
    {
        return Tree::object($chance, [], [
            'nick' => static fn(): ?string => $chance->percent(40) ? null : Tree::text($chance),
            'numbers' => static fn(): array => $chance->listOf(3, static fn(): int => Tree::int($chance)),
            'line' => static fn(): \stdClass => Orders::line($chance),
            'age' => static fn(): ?int => $chance->percent(40) ? null : Tree::int($chance),
            'name' => static fn(): string => Tree::text($chance),
        ]);
    }

    /**
     * @return array<string, mixed>
     */
    private function expectedPatch(mixed $data): array
    {
        $members = Expect::object($data);

        return [
            'class' => 'Patch',
            'nick' => Expect::optional($members, 'nick', static fn(mixed $nick): ?string => Expect::nullable($nick, Expect::string(...)), self::MISSING),
            'numbers' => Expect::optional($members, 'numbers', static fn(mixed $numbers): array => Expect::listOf($numbers, Expect::int(...)), self::MISSING),
            'line' => Expect::optional($members, 'line', Orders::expectedLine(...), self::MISSING),
            'age' => Expect::optional($members, 'age', static fn(mixed $age): ?int => Expect::nullable($age, Expect::int(...)), null),
            'name' => Expect::optional($members, 'name', Expect::string(...), 'anonymous'),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private function seenPatch(mixed $patch): array
    {
        Assert::assertInstanceOf(Patch::class, $patch);

        return [
            'class' => 'Patch',
            'nick' => self::value($patch->nick),
            'numbers' => self::value($patch->numbers),
            'line' => $patch->line->isPresent ? Orders::seenLine($patch->line->value()) : self::MISSING,
            'age' => $patch->age,
            'name' => $patch->name,
        ];
    }

    /**
     * @param Optional<mixed> $optional
     */
    private static function value(Optional $optional): mixed
    {
        return $optional->isPresent ? $optional->value() : self::MISSING;
    }
}
