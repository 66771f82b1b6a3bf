<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\ClassRules;
use Kiln\Metadata\Listened;
use Kiln\Metadata\ReflectionMetadataFactory;
use Kiln\Plan\Leaves;
use Kiln\Plan\Planner\ConsultedClasses;
use Kiln\Plan\Planner\ReadPlanner;
use Kiln\Plan\Planner\WritePlanner;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\WritePlan;
use Kiln\Type\ClassType;
use Kiln\Type\Parser\ClassName;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeParser;
use Kiln\Type\Type;

/**
 * From a type string and a context to a plan.
 *
 * @internal
 */
final class Planning
{
    private ?ReflectionMetadataFactory $metadata = null;

    private ?TypeParser $types = null;

    /**
     * @param list<string> $mappings classes that speak for others
     */
    public function __construct(private readonly ClassRules $rules = new ClassRules(), private readonly array $mappings = [], private readonly ?Listened $listened = null) {}

    /**
     * @throws InvalidMetadata
     */
    public function type(string $type): Type
    {
        // The name of a class, which most types are, takes no parser.
        $class = \preg_match('/^\w+(?:\\\\\w+)+$/D', $type) === 1 ? ClassName::find($type) : null;

        return $class === null ? ($this->types ??= new TypeParser())->parse($type, NameScope::global()) : ClassName::type($class);
    }

    /**
     * @throws InvalidMetadata
     */
    public function write(string $type, Context $context, ?Leaves $leaves = null): WritePlan
    {
        return $this->writePlanner($context, $leaves)->plan($this->type($type));
    }

    /**
     * @param class-string $class whose own objects are written, not those of subclasses
     *
     * @throws InvalidMetadata
     */
    public function writeClass(string $class, Context $context, ?Leaves $leaves = null): WritePlan
    {
        return $this->writePlanner($context, $leaves)->planClass(new ClassType($class));
    }

    /**
     * @throws InvalidMetadata
     */
    public function read(string $type, Context $context, ?Leaves $leaves = null): ReadPlan
    {
        return $this->readPlanner($context, $leaves)->plan($this->type($type));
    }

    /**
     * @param class-string $class
     *
     * @throws InvalidMetadata
     */
    public function populate(string $class, Context $context, ?Leaves $leaves = null): ReadPlan
    {
        return $this->readPlanner($context, $leaves)->populate(new ClassType($class));
    }

    private function writePlanner(Context $context, ?Leaves $leaves): WritePlanner
    {
        return new WritePlanner($this->facts(), $context, $leaves);
    }

    private function readPlanner(Context $context, ?Leaves $leaves): ReadPlanner
    {
        return new ReadPlanner($this->facts(), $context, $leaves);
    }

    /**
     * Whoever reads classes and phpdoc comes into being here: a request whose code exists needs neither.
     */
    public function metadata(): ReflectionMetadataFactory
    {
        return $this->metadata ??= new ReflectionMetadataFactory($this->mappings);
    }

    private function facts(): ConsultedClasses
    {
        return new ConsultedClasses($this->metadata(), $this->rules, $this->listened);
    }
}
