<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Native\Extension;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;

/**
 * The programs of one selection, linked for one way to encode.
 *
 * @internal
 */
final class WriterPrograms
{
    /** @var array<string, WriteProgram|false> by what it is for; false where there is none */
    private array $known = [];

    /**
     * @param int  $options       of json_encode()
     * @param bool $writesOwnNull whether null is written where a value has no type
     */
    public function __construct(
        private readonly WriterSet $set,
        private readonly int $options,
        private readonly bool $writesOwnNull,
    ) {}

    /**
     * @param ?TypeName $type null for whatever the value is
     *
     * @throws Declined where there is no program
     */
    public function root(?TypeName $type): WriteProgram
    {
        return $this->link("type {$type}", fn(): ?array => $this->set->program($type, $this->writesOwnNull));
    }

    /**
     * For objects of just this class.
     *
     * @param class-string $class
     *
     * @throws Declined where there is no program
     */
    public function ofClass(string $class, string $place): WriteProgram
    {
        return $this->link("class {$class} {$place}", fn(): ?array => $this->set->classProgram($class, $place, $this->writesOwnNull));
    }

    /**
     * As {@see WriterSet::body()}.
     *
     * @throws Declined where there is no program
     *
     * @return \Closure(object, Writing): mixed
     */
    public function body(string $class, string $place): \Closure
    {
        $program = $this->link("body {$class} {$place}", fn(): ?array => $this->set->bodyProgram($class, $place, $this->writesOwnNull));

        return static fn(object $object, Writing $writing): array => $program->members($object, $writing, Json::DEPTH);
    }

    /**
     * @param \Closure(): (?array<mixed>) $program
     *
     * @throws Declined
     */
    private function link(string $what, \Closure $program): WriteProgram
    {
        $linked = $this->known[$what] ??= Extension::writer($program(), $this->options) ?? false;

        return $linked instanceof WriteProgram ? $linked : throw new Declined('no program');
    }
}
