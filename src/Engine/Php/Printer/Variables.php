<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\System\Ascii;

/**
 * The names of the variables in one generated function.
 *
 * @internal
 */
final class Variables
{
    /** Parameters of generated functions, and names that PHP keeps for itself. */
    private const RESERVED = [
        'kiln', 'data', 'object', 'list', 'this',
        'GLOBALS', '_SERVER', '_GET', '_POST', '_FILES', '_COOKIE', '_SESSION', '_REQUEST', '_ENV',
    ];

    /** @var array<array-key, true> */
    private array $taken;

    /**
     * @param list<string> $reserved further names that are taken
     */
    public function __construct(array $reserved = [])
    {
        $this->taken = \array_fill_keys([...self::RESERVED, ...$reserved], true);
    }

    /**
     * @return string with its dollar sign
     */
    public function take(string $wish): string
    {
        $name = Ascii::isName($wish) ? $wish : (string) \preg_replace('/[^A-Za-z0-9_\x80-\xff]+/', '_', $wish);
        if ($name === '' || \ctype_digit($name[0])) {
            $name = 'value';
        }
        $free = $name;
        for ($count = 2; isset($this->taken[$free]); ++$count) {
            $free = $name . $count;
        }
        $this->taken[$free] = true;

        return "\${$free}";
    }

    /**
     * @param string $variable with its dollar sign
     */
    public function release(string $variable): void
    {
        unset($this->taken[\substr($variable, 1)]);
    }
}
