<?php

declare(strict_types=1);

namespace Kiln\Lab\Contender;

use Kiln\Engine;

/**
 * Every contender by name, in the order of the tables: the yardstick first, then Kiln, then its peers.
 */
final readonly class Contenders
{
    /** @var array<string, Contender> */
    private array $contenders;

    public function __construct()
    {
        $contenders = [];
        $all = [
            new ExtJson(),
            new Kiln(Engine::Php), new Kiln(Engine::Native),
            new KilnJms(Engine::Php), new KilnJms(Engine::Native),
            new KilnLiip(Engine::Php), new KilnLiip(Engine::Native),
            new Jms(), new Symfony(), new Liip(), new Valinor(),
        ];
        foreach ($all as $contender) {
            $contenders[$contender->name()] = $contender;
        }
        $this->contenders = $contenders;
    }

    /**
     * @return list<string>
     */
    public function names(): array
    {
        return array_keys($this->contenders);
    }

    /**
     * @throws \InvalidArgumentException when there is no such contender
     */
    public function get(string $name): Contender
    {
        return $this->contenders[$name]
            ?? throw new \InvalidArgumentException("There is no contender \"{$name}\". There are: " . implode(', ', $this->names()) . '.');
    }
}
