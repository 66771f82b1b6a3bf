<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Dialect;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\XmlFacts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Dialect\Jms\Plan\WritePlanner;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Dialect\KeptCode;
use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Php\Store\GeneratedClass;

/**
 * What is made of plans that write for one choice, where it was not made before.
 *
 * @internal
 */
final readonly class WritePlans
{
    public Facts $facts;

    private ?XmlFacts $xml;

    /**
     * @param bool $isXml whether XML is written, in the place of JSON
     */
    public function __construct(
        private Dialect $dialect,
        private Registrations $registrations,
        private Choice $choice,
        private bool $isXml,
    ) {
        $this->facts = $dialect->facts(Direction::Serialization, $choice);
        $this->xml = $isXml ? ($this->facts instanceof XmlFacts ? $this->facts : throw new \LogicException('Nothing is known about XML.')) : null;
    }

    /**
     * @param \Closure(WritePlanner): WritePlan $plan
     */
    public function plan(\Closure $plan): WritePlan
    {
        return $plan(new WritePlanner($this->facts, $this->registrations, $this->choice, $this->dialect->evaluates(), $this->xml));
    }

    /**
     * @param \Closure(WritePlanner): WritePlan                       $plan
     * @param \Closure(WritePlan): non-empty-list<GeneratedClass> $print
     *
     * @return array{non-empty-list<GeneratedClass>, list<string>} as {@see KeptCode::find()} takes it
     */
    public function code(\Closure $plan, \Closure $print): array
    {
        $made = $this->plan($plan);

        return [$print($made), $made->files];
    }

    /**
     * @param \Closure(WritePlanner): WritePlan          $plan
     * @param \Closure(WritePlan): array<string, mixed> $lower
     *
     * @return array{non-empty-list<GeneratedClass>, list<string>} as {@see KeptCode::find()} takes it
     */
    public function program(\Closure $plan, \Closure $lower): array
    {
        $format = $this->isXml ? ' to XML' : '';

        return $this->code($plan, static fn(WritePlan $made): array => [ProgramPrinter::print(
            'WriteProgram',
            ["Writes {$made->type}{$format} as jms/serializer does, for the native engine.", 'Made by Kiln from the type; do not edit.'],
            $lower($made),
        )]);
    }
}
