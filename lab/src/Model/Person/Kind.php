<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Person;

enum Kind: string
{
    case Home = 'home';
    case Mobile = 'mobile';
    case Work = 'work';
}
